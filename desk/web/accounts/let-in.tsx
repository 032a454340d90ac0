import type { Registry } from '@site/delivery/registry/registry.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { DeskCookies } from '../desk-cookies.ts';
import { Heading } from '../page/heading.tsx';
import type { Desk, DeskPage } from '../section.ts';
import type { Provider } from './providers.ts';
import type { SignInLink, TokenStore } from './tokens.ts';
import { type User, whoIs } from './users.ts';

/** Ways to sign in other than with a link from an operator. */
export type SignInWays = {
  /** Sends a sign-in link by e-mail, if mail is configured. */
  mailLink?: ((to: User, link: SignInLink) => Promise<void>) | undefined;
  /** OpenID Connect and OAuth providers. */
  providers?: readonly Provider[];
};

/** Dependencies of the sign-in routes. */
export type SignInContext = SignInWays & {
  registry: Registry;
  origin: string;
  desk: Desk;
  tokens: TokenStore;
  cookies: DeskCookies;
};

/** Starts a new session, ends the one the browser had, and redirects to the page the user asked for. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, how, isHandedOver = false }: { user: User; how: string; isHandedOver?: boolean },
  { registry, desk, tokens, cookies }: SignInContext,
): Promise<FastifyReply> {
  const before = cookies.session(request);
  if (before !== undefined) await tokens.endSession(before);
  cookies.setSession(reply, await tokens.add('session', { user, isHandedOver }));
  await registry.note({ who: whoIs(user), what: 'sign in to the desk', details: [how] });
  return desk.goTo(reply, cookies.takeNext(request, reply));
}

/** A page for signed-out visitors. */
export function narrowPage(
  title: string,
  { lead, status = 200, children }: { lead?: string; status?: number; children?: ReactNode },
): DeskPage {
  const body = (
    <div className="mx-auto max-w-dialog-small py-6">
      <Heading lead={lead}>{title}</Heading>
      {children}
    </div>
  );
  return { title, status, body };
}
