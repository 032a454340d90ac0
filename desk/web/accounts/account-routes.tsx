import type { FastifyInstance } from 'fastify';
import type { DeskCookies } from '../desk-cookies.ts';
import { PostButton } from '../page/buttons.tsx';
import { Heading } from '../page/heading.tsx';
import { roleWords } from '../role.ts';
import { routesFor } from '../page/routes.tsx';
import type { Desk } from '../section.ts';
import type { SessionStore } from './sessions.ts';

type AccountContext = { desk: Desk; sessions: SessionStore; cookies: DeskCookies };

/** The user's own account, and signing out. */
export function accountRoutes(
  app: FastifyInstance,
  { desk, sessions, cookies }: AccountContext,
): void {
  /** Tells a page that is about to send a form whether its user is still signed in, and the current token. */
  app.get('/session', { config: { access: 'open' } }, async ({ user, formToken }, reply) =>
    user ? reply.send({ user: user.id, token: formToken }) : reply.code(401).send({}),
  );

  const on = routesFor(app, desk, 'signed-in');

  on.page('/account', {
    show: ({ me: { name, email, roles } }) => ({
      title: 'Your account',
      body: (
        <>
          <Heading lead={email}>
            <bdi>{name}</bdi>
          </Heading>
          <ul className="mb-6 grid gap-1">
            {roles.map((role) => (
              <li key={role}>
                <strong>{roleWords[role].title}</strong>: {roleWords[role].does}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <PostButton action="/sign-out" forgets variant="main">
              Sign out
            </PostButton>
            <PostButton action="/sign-out/everywhere" forgets>
              Sign out everywhere
            </PostButton>
          </div>
        </>
      ),
    }),
  });

  on.action('/sign-out', {
    async run({ request, reply }) {
      const session = cookies.session(request);
      if (session !== undefined) await sessions.end(session);
      cookies.dropSession(reply);
      const note = { what: 'sign out of the desk', details: [] };
      return { to: '/sign-in', done: 'You have signed out.', note };
    },
  });

  on.action('/sign-out/everywhere', {
    async run({ me, reply }) {
      const ended = await sessions.endAll(me.id);
      cookies.dropSession(reply);
      const note = {
        what: 'sign out of the desk everywhere',
        details: [`${ended} sessions ended`],
      };
      return { to: '/sign-in', done: 'You have signed out on all devices.', note };
    },
  });
}
