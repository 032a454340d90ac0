import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyInstance } from 'fastify';
import { Heading } from '../page/heading.tsx';
import type { DeskPage } from '../section.ts';
import { letIn, Narrow, type SignInContext } from './let-in.tsx';
import { parseAttempt, type Provider, writeAttempt } from './providers.ts';

import { userStore } from './users.ts';

const config = { access: 'open' } as const;

/**
 * The ways in by another site that says who somebody is. Nobody gets an account by it: an operator has given one to the
 * address before.
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
        request.log.error(errorFacts(error), 'a sign-in provider cannot be reached');
        return desk.show(request, reply, page(502, `${name} does not answer`, 'Try again later.'));
      }
    });

    app.get(callback, { config }, async (request, reply) => {
      const attempt = parseAttempt(cookies.takeAttempt(request, reply));
      if (attempt?.provider !== id) return desk.show(request, reply, tryAgain(name));
      let emails: readonly string[];
      try {
        emails = await provider.emailsFrom(new URL(request.url, origin), attempt);
      } catch (error) {
        request.log.warn(errorFacts(error), 'somebody could not be signed in by a provider');
        return desk.show(request, reply, tryAgain(name));
      }
      const users = userStore(registry);
      for (const email of emails) {
        const user = await users.byEmail(email);
        if (user) return letIn(request, reply, user, `by ${name}`, context);
      }
      return desk.show(
        request,
        reply,
        page(
          403,
          'You have no account here',
          `Nobody here has an e-mail address that ${name} has checked as yours. Ask whoever looks after the people of the desk.`,
        ),
      );
    });
  }
}

function tryAgain(name: string): DeskPage {
  return page(403, 'This did not work', `${name} has not said who you are. Begin again.`);
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
