import type { Registry } from '@site/delivery/registry/registry.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { DeskCookies } from '../desk-cookies.ts';
import type { Desk } from '../section.ts';
import type { Provider } from './providers.ts';
import type { SessionStore } from './sessions.ts';
import type { SignInLink } from './sign-in-links.ts';
import { type User, whoIs } from './users.ts';

/** The ways into the desk besides a link that somebody hands over. */
export type SignInWays = {
  /** E-mails somebody a link to sign in; links are only handed over when left out. */
  mailLink?: ((to: User, link: SignInLink) => Promise<void>) | undefined;
  /** Sites that say who somebody is; none when left out. */
  providers?: readonly Provider[];
  /** How many wrong links, and wishes for one, are taken from one client: `max` within `windowMs` milliseconds. */
  linkLimit?: { max: number; windowMs: number };
};

/** What the ways in work with. */
export type SignInContext = SignInWays & {
  registry: Registry;
  origin: string;
  desk: Desk;
  sessions: SessionStore;
  cookies: DeskCookies;
};

/** Signs somebody in on a session of their own, whatever their browser had before, and leads to where they wanted to go. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  how: string,
  { registry, desk, sessions, cookies }: SignInContext,
): Promise<FastifyReply> {
  const before = cookies.session(request);
  if (before !== undefined) await sessions.end(before);
  cookies.setSession(reply, await sessions.begin(user));
  await registry.note({ who: whoIs(user), what: 'sign in to the desk', details: [how] });
  return desk.goTo(reply, cookies.takeNext(request, reply));
}

/** What a page for people outside is drawn in. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-dialog-small py-6">{children}</div>;
}
