import { normalizeIP } from '@fastify/rate-limit';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { MINUTE_MS } from '@site/kit/durations.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DeskForm } from '../page/desk-form.tsx';
import { textIn } from '../page/form-values.ts';
import type { DeskPage } from '../section.ts';
import { letIn, narrowPage, type SignInContext } from './let-in.tsx';
import { providerRoutes } from './provider-routes.tsx';
import type { Provider } from './providers.ts';
import { createSignInLink, LINK_MINUTES, LINK_PATH } from './tokens.ts';
import { userStore, whoIs } from './users.ts';

/** Maximum length of an e-mail address. */
const MAX_EMAIL = 320;

/** Maximum number of valid links per user, so that nobody can flood a mailbox. */
const MAX_LINKS = 5;

const open = { config: { access: 'open' } } as const;

/** The sign-in pages. */
export function signInRoutes(app: FastifyInstance, context: SignInContext): void {
  const { registry, origin, desk, tokens, mailLink, providers = [] } = context;
  const canMail = mailLink !== undefined;
  const users = userStore(registry);
  const countTry = app.createRateLimit({
    max: 20,
    timeWindow: 10 * MINUTE_MS,
    keyGenerator: (request) => normalizeIP(request.ip),
  });

  /** Counts an invalid link or a request for a link towards the rate limit. */
  async function isTooMany(request: FastifyRequest): Promise<boolean> {
    const counted = await countTry(request);
    return !counted.isAllowed && counted.isExceeded;
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return desk.show(request, reply, (await isTooMany(request)) ? tooMany : usedUp(canMail));
  }

  app.get('/sign-in', open, async (request, reply) =>
    request.user
      ? desk.goTo(reply, '/')
      : desk.show(request, reply, signInPage(canMail, providers)),
  );

  // Mail scanners open every link, so only pressing the button uses it up.
  app.get(LINK_PATH, open, async (request, reply) => {
    const token = textIn(request.query, 'token');
    const holder = await tokens.holderOfLink(token);
    if (!holder) return refuse(request, reply);
    const page = narrowPage('Sign in', {
      lead: 'Sign in on the device you want to work on: the link works only once.',
      children: (
        <DeskForm action={LINK_PATH} hidden={{ token }}>
          <Button type="submit" wide>
            Sign in as <bdi>{holder.user.name}</bdi>
          </Button>
        </DeskForm>
      ),
    });
    return desk.show(request, reply, page);
  });

  app.post(LINK_PATH, open, async (request, reply) => {
    const holder = await tokens.useLink(textIn(request.body, 'token'));
    if (!holder) return refuse(request, reply);
    const how = holder.isHandedOver ? 'by a link that was handed over' : 'by link';
    return letIn(request, reply, { ...holder, how }, context);
  });

  for (const provider of providers) providerRoutes(app, provider, context);
  if (!mailLink) return;
  app.post('/sign-in', open, async (request, reply) => {
    if (await isTooMany(request)) return desk.show(request, reply, tooMany);
    // Not awaited: neither the response nor its timing reveals who has an account.
    void sendLink(textIn(request.body, 'email').slice(0, MAX_EMAIL)).catch((error: unknown) => {
      request.log.error(errorFacts(error), 'could not e-mail a sign-in link');
    });
    return desk.show(request, reply, linkSent);
  });

  async function sendLink(email: string): Promise<void> {
    const user = await users.byEmail(email);
    if (!user || !mailLink || (await tokens.countLinks(user)) >= MAX_LINKS) return;
    const by = whoIs(user);
    await mailLink(user, await createSignInLink(registry, user, { origin, by, isMailed: true }));
  }
}

function signInPage(canMail: boolean, providers: readonly Provider[]): DeskPage {
  return narrowPage('Sign in', {
    children: (
      <>
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
      </>
    ),
  });
}

function usedUp(canMail: boolean): DeskPage {
  return narrowPage('This link has expired', {
    status: 403,
    lead: `Each link works once, for ${LINK_MINUTES} minutes.`,
    children: canMail ? <a href="/sign-in">Get a new link</a> : 'Ask an operator for a new one.',
  });
}

const tooMany = narrowPage('Too many attempts', {
  status: 429,
  lead: 'Wait ten minutes, then try again.',
});

const linkSent = narrowPage('Check your e-mail', {
  lead: `If this address has an account, we have sent it a link. It works for ${LINK_MINUTES} minutes.`,
});
