import { Button } from '@site/kit/ui/button.tsx';
import type { FastifyInstance } from 'fastify';
import type { DeskCookies } from '../desk-cookies.ts';
import { DeskForm } from '../page/desk-form.tsx';
import { Heading } from '../page/heading.tsx';
import { roleWords } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';
import type { SessionStore } from './sessions.ts';

type AccountContext = { desk: Desk; sessions: SessionStore; cookies: DeskCookies };

const config = { access: 'signed-in' } as const;

/** The user's own account, and signing out. */
export function accountRoutes(
  app: FastifyInstance,
  { desk, sessions, cookies }: AccountContext,
): void {
  /** Tells a page that is about to send a form whether its user is still signed in, and the current token. */
  app.get('/session', { config: { access: 'open' } }, async ({ user, formToken }, reply) =>
    user ? reply.send({ user: user.id, token: formToken }) : reply.code(401).send({}),
  );

  app.get('/account', { config }, async (request, reply) => {
    const { name, email, roles } = signedIn(request);
    return desk.show(request, reply, {
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
            <DeskForm action="/sign-out" forgets>
              <Button type="submit">Sign out</Button>
            </DeskForm>
            <DeskForm action="/sign-out/everywhere" forgets>
              <Button type="submit" variant="second">
                Sign out everywhere
              </Button>
            </DeskForm>
          </div>
        </>
      ),
    });
  });

  app.post('/sign-out', { config }, async (request, reply) => {
    const session = cookies.session(request);
    if (session !== undefined) await sessions.end(session);
    await desk.note(request, { what: 'sign out of the desk', details: [] });
    cookies.dropSession(reply);
    return desk.goTo(reply, '/sign-in', { tone: 'done', text: 'You have signed out.' });
  });

  app.post('/sign-out/everywhere', { config }, async (request, reply) => {
    const ended = await sessions.endAll(signedIn(request).id);
    await desk.note(request, {
      what: 'sign out of the desk everywhere',
      details: [`${ended} sessions ended`],
    });
    cookies.dropSession(reply);
    return desk.goTo(reply, '/sign-in', {
      tone: 'done',
      text: 'You have signed out on all devices.',
    });
  });
}
