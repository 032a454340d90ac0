import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyInstance } from 'fastify';
import { letIn, narrowPage, type SignInContext } from './let-in.tsx';
import { parseAttempt, type Provider, writeAttempt } from './providers.ts';
import { type Identity, userStore } from './users.ts';

const config = { access: 'open' } as const;

/**
 * Sign-in by an OpenID Connect or OAuth provider. It never creates an account: an operator must have added the e-mail
 * address first.
 */
export function providerRoutes(
  app: FastifyInstance,
  { id, name, begin, identityFrom }: Provider,
  context: SignInContext,
): void {
  const { registry, origin, desk, cookies } = context;
  const callback = `/sign-in/from/${id}`;
  const refusal = (title: string, lead: string, status = 403) =>
    narrowPage(title, { lead, status, children: <a href="/sign-in">Sign in</a> });
  const tryAgain = refusal('Sign-in failed', `${name} did not confirm who you are. Try again.`);

  app.get(`/sign-in/with/${id}`, { config }, async (request, reply) => {
    try {
      const { url, attempt } = await begin(new URL(callback, origin).href);
      cookies.setAttempt(reply, writeAttempt(attempt));
      return reply.redirect(url, 303);
    } catch (error) {
      request.log.error(errorFacts(error), 'a sign-in provider could not be reached');
      const page = refusal(`${name} is not responding`, 'Try again later.', 502);
      return desk.show(request, reply, page);
    }
  });

  app.get(callback, { config }, async (request, reply) => {
    const attempt = parseAttempt(cookies.takeAttempt(request, reply));
    if (attempt?.provider !== id) return desk.show(request, reply, tryAgain);
    let identity: Identity;
    try {
      identity = await identityFrom(new URL(request.url, origin), attempt);
    } catch (error) {
      request.log.warn(errorFacts(error), 'sign-in through a provider failed');
      return desk.show(request, reply, tryAgain);
    }
    const found = await userStore(registry).byIdentity(identity);
    if (typeof found === 'object') {
      return letIn(request, reply, { user: found, how: `by ${name}` }, context);
    }
    const page =
      found === 'unknown'
        ? refusal(
            'No account',
            `No account here uses an e-mail address that ${name} has verified for you. Ask an operator to add you.`,
          )
        : refusal(
            'Another account',
            'The person with this e-mail address signs in with another account, or with another provider. An operator can allow a new one on the person’s page.',
          );
    return desk.show(request, reply, page);
  });
}
