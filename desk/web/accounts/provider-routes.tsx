import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyInstance } from 'fastify';
import { Heading } from '../page/heading.tsx';
import type { DeskPage } from '../section.ts';
import { letIn, Narrow, type SignInContext } from './let-in.tsx';
import { parseAttempt, type Provider, writeAttempt } from './providers.ts';

import { type Identity, userStore } from './users.ts';

const config = { access: 'open' } as const;

/**
 * Sign-in by an OpenID Connect or OAuth provider. It never creates an account: an operator must have added the e-mail
 * address first.
 */
export function providerRoutes(
  app: FastifyInstance,
  providers: readonly Provider[],
  context: SignInContext,
): void {
  const { registry, origin, desk, cookies } = context;
  for (const provider of providers) {
    const { id, name } = provider;
    const callback = `/sign-in/from/${id}`;

    app.get(`/sign-in/with/${id}`, { config }, async (request, reply) => {
      try {
        const { url, attempt } = await provider.begin(new URL(callback, origin).href);
        cookies.setAttempt(reply, writeAttempt(attempt));
        return reply.redirect(url, 303);
      } catch (error) {
        request.log.error(errorFacts(error), 'a sign-in provider could not be reached');
        return desk.show(
          request,
          reply,
          page(502, `${name} is not responding`, 'Try again later.'),
        );
      }
    });

    app.get(callback, { config }, async (request, reply) => {
      const attempt = parseAttempt(cookies.takeAttempt(request, reply));
      if (attempt?.provider !== id) return desk.show(request, reply, tryAgain(name));
      let identity: Identity;
      try {
        identity = await provider.identityFrom(new URL(request.url, origin), attempt);
      } catch (error) {
        request.log.warn(errorFacts(error), 'sign-in through a provider failed');
        return desk.show(request, reply, tryAgain(name));
      }
      const found = await userStore(registry).byIdentity(identity);
      if (found.kind === 'known') {
        return letIn(request, reply, { user: found.user, how: `by ${name}` }, context);
      }
      if (found.kind === 'other-identity') {
        return desk.show(
          request,
          reply,
          page(
            403,
            'Another account',
            'The person with this e-mail address signs in with another account, or with another provider. An operator can allow a new one on the person’s page.',
          ),
        );
      }
      return desk.show(
        request,
        reply,
        page(
          403,
          'No account',
          `No account here uses an e-mail address that ${name} has verified for you. Ask an operator to add you.`,
        ),
      );
    });
  }
}

function tryAgain(name: string): DeskPage {
  return page(403, 'Sign-in failed', `${name} did not confirm who you are. Try again.`);
}

function page(status: number, title: string, lead: string): DeskPage {
  return {
    title,
    status,
    body: (
      <Narrow>
        <Heading lead={lead}>{title}</Heading>
        <p>
          <a href="/sign-in">Sign in</a>
        </p>
      </Narrow>
    ),
  };
}
