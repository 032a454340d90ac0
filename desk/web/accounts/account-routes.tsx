import type { FastifyInstance } from 'fastify';
import type { DeskCookies } from '../desk-cookies.ts';
import { PostButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { type FormFields, Inputs } from '../page/fields.tsx';
import { Heading } from '../page/heading.tsx';
import { roleWords } from '../role.ts';
import { routesFor } from '../page/routes.tsx';
import type { Desk } from '../section.ts';
import type { TokenStore } from './tokens.ts';
import type { UserStore } from './users.ts';

type AccountContext = {
  desk: Desk;
  users: UserStore;
  tokens: TokenStore;
  cookies: DeskCookies;
  /** Whether the desk can send mail. */
  hasMail: boolean;
};

const mailFields = {
  mail: {
    label: 'E-mail',
    kind: 'checks',
    options: [
      {
        value: 'news',
        label: 'Send me mail',
        hint: 'when something waits for my approval, when changes to my work are requested, and when a post of mine goes live',
      },
    ],
  },
} as const satisfies FormFields;

/** The user's own account, and signing out. */
export function accountRoutes(
  app: FastifyInstance,
  { desk, users, tokens, cookies, hasMail }: AccountContext,
): void {
  /** Tells a page that is about to send a form whether its user is still signed in, and the current token. */
  app.get('/session', { config: { access: 'open' } }, async ({ user, formToken }, reply) =>
    user ? reply.send({ user: user.id, token: formToken }) : reply.code(401).send({}),
  );

  const on = routesFor(app, desk, 'signed-in');

  on.page('/account', {
    show: ({ me: { name, email, roles, wantsMail } }) => ({
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
          {hasMail && (
            <DeskForm action="/account/mail" className="mb-6 grid justify-items-start gap-3">
              <Inputs fields={mailFields} values={{ mail: wantsMail ? ['news'] : [] }} />
              <Submit>Save</Submit>
            </DeskForm>
          )}
          <div className="flex flex-wrap gap-3">
            <PostButton action="/sign-out" forgets>
              Sign out
            </PostButton>
            <PostButton action="/sign-out/everywhere" forgets variant="danger">
              Sign out everywhere
            </PostButton>
          </div>
        </>
      ),
    }),
  });

  on.action('/account/mail', {
    async run({ me, values }) {
      const wantsMail = values('mail').length > 0;
      await users.setMail(me, wantsMail);
      const done = wantsMail ? 'We will send you mail.' : 'We will send you no more mail.';
      return { to: '/account', done };
    },
  });

  on.action('/sign-out', {
    async run({ request, reply }) {
      const session = cookies.session(request);
      if (session !== undefined) await tokens.endSession(session);
      cookies.dropSession(reply);
      const note = { what: 'sign out of the desk', details: [] };
      return { to: '/sign-in', done: 'You have signed out.', note };
    },
  });

  on.action('/sign-out/everywhere', {
    async run({ me, reply }) {
      const ended = await tokens.endSessions(me);
      cookies.dropSession(reply);
      const note = {
        what: 'sign out of the desk everywhere',
        details: [`${ended} sessions ended`],
      };
      return { to: '/sign-in', done: 'You have signed out on all devices.', note };
    },
  });
}
