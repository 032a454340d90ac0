import { normalizeIP } from '@fastify/rate-limit';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DeskForm } from '../page/desk-form.tsx';
import { Heading } from '../page/heading.tsx';
import type { DeskPage } from '../section.ts';
import { letIn, Narrow, type SignInContext } from './let-in.tsx';
import { providerRoutes } from './provider-routes.tsx';
import type { Provider } from './providers.ts';
import {
  countLinks,
  createSignInLink,
  holderOfLink,
  LINK_MINUTES,
  LINK_PATH,
  useLink,
} from './sign-in-links.ts';
import { userStore, whoIs } from './users.ts';

/** Maximum number of valid links per user, so that nobody can flood a mailbox. */
const MAX_LINKS = 5;

const DEFAULT_LIMIT = { max: 20, windowMs: 10 * 60_000 };

const open = { config: { access: 'open' } } as const;

/** The sign-in pages. */
export function signInRoutes(app: FastifyInstance, context: SignInContext): void {
  const { registry, origin, desk, mailLink, providers = [], linkLimit = DEFAULT_LIMIT } = context;
  const users = userStore(registry);
  const countTry = app.createRateLimit({
    max: linkLimit.max,
    timeWindow: linkLimit.windowMs,
    keyGenerator: (request) => normalizeIP(request.ip),
  });

  /** Rejects an invalid link and counts it towards the rate limit. */
  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const counted = await countTry(request);
    const isTooMany = !counted.isAllowed && counted.isExceeded;
    return desk.show(request, reply, isTooMany ? tooMany : usedUp(mailLink !== undefined));
  }

  app.get('/sign-in', open, async (request, reply) =>
    request.user
      ? desk.goTo(reply, '/')
      : desk.show(request, reply, signInPage(mailLink !== undefined, providers)),
  );

  // Mail scanners open every link, so only pressing the button uses it up.
  app.get(LINK_PATH, open, async (request, reply) => {
    const read = v.safeParse(tokenSchema, request.query);
    const holder = read.success ? await holderOfLink(registry, read.output.token) : null;
    if (!read.success || !holder) return refuse(request, reply);
    return desk.show(request, reply, {
      title: 'Sign in',
      body: (
        <Narrow>
          <Heading lead="Sign in on the device you want to work on: the link works only once.">
            Sign in
          </Heading>
          <DeskForm action={LINK_PATH} hidden={{ token: read.output.token }}>
            <Button type="submit" wide>
              Sign in as <bdi>{holder.user.name}</bdi>
            </Button>
          </DeskForm>
        </Narrow>
      ),
    });
  });

  app.post(LINK_PATH, open, async (request, reply) => {
    const read = v.safeParse(tokenSchema, request.body);
    const holder = read.success ? await useLink(registry, read.output.token) : null;
    if (!holder) return refuse(request, reply);
    const how = holder.isHandedOver ? 'by a link that was handed over' : 'by link';
    return letIn(request, reply, { ...holder, how }, context);
  });

  providerRoutes(app, providers, context);
  if (!mailLink) return;
  app.post('/sign-in', open, async (request, reply) => {
    const counted = await countTry(request);
    if (!counted.isAllowed && counted.isExceeded) return desk.show(request, reply, tooMany);
    const read = v.safeParse(emailSchema, request.body);
    // Not awaited: neither the response nor its timing reveals who has an account.
    if (read.success) {
      void sendLink(read.output.email).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'could not e-mail a sign-in link');
      });
    }
    return desk.show(request, reply, linkSent);
  });

  async function sendLink(email: string): Promise<void> {
    const user = await users.byEmail(email);
    if (!user || !mailLink || (await countLinks(registry, user)) >= MAX_LINKS) return;
    const by = whoIs(user);
    await mailLink(user, await createSignInLink(registry, user, { origin, by, isMailed: true }));
  }
}

const tokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });
const emailSchema = v.object({ email: v.pipe(v.string(), v.maxLength(320)) });

function signInPage(canMail: boolean, providers: readonly Provider[]): DeskPage {
  return {
    title: 'Sign in',
    body: (
      <Narrow>
        <Heading>Sign in</Heading>
        {providers.length > 0 && (
          <div className="mb-8 grid gap-3">
            {providers.map(({ id, name }) => (
              <ButtonLink key={id} href={`/sign-in/with/${id}`} wide>
                Sign in with {name}
              </ButtonLink>
            ))}
          </div>
        )}
        {canMail ? (
          <DeskForm action="/sign-in" className="grid gap-4">
            <TextField
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              required
              label="Your e-mail address"
              hint={`We will send you a link that works for ${LINK_MINUTES} minutes.`}
            />
            <Button type="submit" variant={providers.length > 0 ? 'second' : 'main'} wide>
              E-mail me a link
            </Button>
          </DeskForm>
        ) : (
          <Note icon="lock">
            Open the link you were given. If it has expired, ask an operator for a new one: each
            link works once, for {LINK_MINUTES} minutes.
          </Note>
        )}
      </Narrow>
    ),
  };
}

function usedUp(canMail: boolean): DeskPage {
  return {
    title: 'This link has expired',
    status: 403,
    body: (
      <Narrow>
        <Heading lead={`Each link works once, for ${LINK_MINUTES} minutes.`}>
          This link has expired
        </Heading>
        <p>{canMail ? <a href="/sign-in">Get a new link</a> : 'Ask an operator for a new one.'}</p>
      </Narrow>
    ),
  };
}

const tooMany: DeskPage = {
  title: 'Too many attempts',
  status: 429,
  body: (
    <Narrow>
      <Heading lead="Wait ten minutes, then try again.">Too many attempts</Heading>
    </Narrow>
  ),
};

const linkSent: DeskPage = {
  title: 'Check your e-mail',
  body: (
    <Narrow>
      <Heading
        lead={`If this address has an account, we have sent it a link. It works for ${LINK_MINUTES} minutes.`}
      >
        Check your e-mail
      </Heading>
    </Narrow>
  ),
};
