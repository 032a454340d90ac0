import type { Registry } from '@site/delivery/registry/registry.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { DeskCookies } from '../desk-cookies.ts';
import type { Desk } from '../section.ts';
import type { Provider } from './providers.ts';
import type { SessionStore } from './sessions.ts';
import type { SignInLink } from './sign-in-links.ts';
import { type User, whoIs } from './users.ts';

/** Ways to sign in other than with a link from an operator. */
export type SignInWays = {
  /** Sends a sign-in link by e-mail, if mail is configured. */
  mailLink?: ((to: User, link: SignInLink) => Promise<void>) | undefined;
  /** OpenID Connect and OAuth providers. */
  providers?: readonly Provider[];
  /** Rate limit per client for invalid links and link requests. */
  linkLimit?: { max: number; windowMs: number };
};

/** Dependencies of the sign-in routes. */
export type SignInContext = SignInWays & {
  registry: Registry;
  origin: string;
  desk: Desk;
  sessions: SessionStore;
  cookies: DeskCookies;
};

/** Starts a new session, ends the one the browser had, and redirects to the page the user asked for. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, how, isHandedOver = false }: { user: User; how: string; isHandedOver?: boolean },
  { registry, desk, sessions, cookies }: SignInContext,
): Promise<FastifyReply> {
  const before = cookies.session(request);
  if (before !== undefined) await sessions.end(before);
  cookies.setSession(reply, await sessions.begin(user, { isHandedOver }));
  await registry.note({ who: whoIs(user), what: 'sign in to the desk', details: [how] });
  return desk.goTo(reply, cookies.takeNext(request, reply));
}

/** Layout of the pages for signed-out visitors. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-dialog-small py-6">{children}</div>;
}
