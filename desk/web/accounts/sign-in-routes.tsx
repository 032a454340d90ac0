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

/** So many letters with links somebody may get in a quarter of an hour, whoever asks for them. */
const MOST_LINKS = 5;

const DEFAULT_LIMIT = { max: 20, windowMs: 10 * 60_000 };

const open = { config: { access: 'open' } } as const;

/** The pages through which people come in. */
export function signInRoutes(app: FastifyInstance, context: SignInContext): void {
  const { registry, origin, desk, mailLink, providers = [], linkLimit = DEFAULT_LIMIT } = context;
  const users = userStore(registry);
  const countTry = app.createRateLimit({
    max: linkLimit.max,
    timeWindow: linkLimit.windowMs,
    keyGenerator: (request) => normalizeIP(request.ip),
  });

  /** Counts a wrong link, and says what to answer. */
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

  // Programs that look through e-mail open each link, so opening one does not use it up: pressing the button does.
  app.get(LINK_PATH, open, async (request, reply) => {
    const read = v.safeParse(tokenSchema, request.query);
    const holder = read.success ? await holderOfLink(registry, read.output.token) : null;
    if (!read.success || !holder) return refuse(request, reply);
    return desk.show(request, reply, {
      title: 'Sign in',
      body: (
        <Narrow>
          <Heading lead="Press the button on the device where you want to work: the link is good once.">
            Sign in
          </Heading>
          <DeskForm action={LINK_PATH} hidden={{ token: read.output.token }}>
            <Button type="submit" wide>
              Sign in as <bdi>{holder.name}</bdi>
            </Button>
          </DeskForm>
        </Narrow>
      ),
    });
  });

  app.post(LINK_PATH, open, async (request, reply) => {
    const read = v.safeParse(tokenSchema, request.body);
    const user = read.success ? await useLink(registry, read.output.token) : null;
    return user ? letIn(request, reply, user, 'by link', context) : refuse(request, reply);
  });

  providerRoutes(app, providers, context);
  if (!mailLink) return;
  app.post('/sign-in', open, async (request, reply) => {
    const counted = await countTry(request);
    if (!counted.isAllowed && counted.isExceeded) return desk.show(request, reply, tooMany);
    const read = v.safeParse(emailSchema, request.body);
    // Not waited for: neither the answer nor its time tells a stranger who works here.
    if (read.success) {
      void sendLink(read.output.email).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'a sign-in link could not be e-mailed');
      });
    }
    return desk.show(request, reply, linkSent);
  });

  async function sendLink(email: string): Promise<void> {
    const user = await users.byEmail(email);
    if (!user || !mailLink || (await countLinks(registry, user)) >= MOST_LINKS) return;
    await mailLink(user, await createSignInLink(registry, user, { origin, by: whoIs(user) }));
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
              hint={`We send you a link that is good for ${LINK_MINUTES} minutes.`}
            />
            <Button type="submit" variant={providers.length > 0 ? 'second' : 'main'} wide>
              E-mail me a link
            </Button>
          </DeskForm>
        ) : (
          <Note icon="lock">
            Open the link that you were given. Whoever looks after the people of the desk can make
            you another; each is good once, for {LINK_MINUTES} minutes.
          </Note>
        )}
      </Narrow>
    ),
  };
}

function usedUp(canMail: boolean): DeskPage {
  return {
    title: 'This link is used up',
    status: 403,
    body: (
      <Narrow>
        <Heading lead={`Each link is good once, for ${LINK_MINUTES} minutes.`}>
          This link is used up
        </Heading>
        <p>{canMail ? <a href="/sign-in">Ask for another one.</a> : 'Ask for another one.'}</p>
      </Narrow>
    ),
  };
}

const tooMany: DeskPage = {
  title: 'Too many tries',
  status: 429,
  body: (
    <Narrow>
      <Heading lead="Too many tries came from here. Wait ten minutes.">Too many tries</Heading>
    </Narrow>
  ),
};

const linkSent: DeskPage = {
  title: 'Look at your e-mail',
  body: (
    <Narrow>
      <Heading
        lead={`If somebody here has this address, a link is on its way. It is good for ${LINK_MINUTES} minutes.`}
      >
        Look at your e-mail
      </Heading>
    </Narrow>
  ),
};
