import type { AuditEntry } from '@site/delivery/registry/journal.ts';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { User } from './accounts/users.ts';
import type { Flash } from './page/flash.ts';
import type { DeskAction } from './role.ts';

/**
 * One section of the desk, such as the inbox: made by a function that takes what only this section needs. Its entry in
 * the navigation is shown to whoever may do `action`.
 */
export type DeskSection = {
  /** The address of its first page; its other addresses are below. */
  path: `/${string}`;
  title: string;
  icon: IconName;
  action: DeskAction;
  /** Adds its addresses. Each says in its `config.access` what one must be allowed to do. */
  routes: (app: FastifyInstance, desk: Desk) => void;
};

/** A page of the desk, inside its layout. */
export type DeskPage = {
  /** Of the document; the one heading of level 1 is the page's own. */
  title: string;
  body: ReactNode;
  /** 200 when left out. */
  status?: number;
  /** The address of a script of the desk's own, which this page alone runs. */
  script?: string | undefined;
};

/** What the desk gives its sections. */
export type Desk = {
  /** Answers with a page. */
  show: (request: FastifyRequest, reply: FastifyReply, page: DeskPage) => Promise<FastifyReply>;
  /** Answers a form that was sent: leads to a page, which says what happened. */
  goTo: (reply: FastifyReply, path: string, flash?: Flash) => FastifyReply;
  /** Answers with the page for what is not there. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Writes to the audit log, in the name of whoever is signed in. Nothing that a visitor typed belongs there. */
  note: (request: FastifyRequest, entry: Omit<AuditEntry, 'who'>) => Promise<void>;
};

/** Whoever has asked for an address that only signed-in people may. */
export function signedIn({ user }: FastifyRequest): User {
  if (!user) throw new Error('An address that is open to everybody asked who is signed in.');
  return user;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in. */
    user: User | null;
    /** The token that forms of this session carry; empty without a session. */
    formToken: string;
  }
  interface FastifyContextConfig {
    /** What one must be allowed to do here; `signed-in` for everybody with an account, `open` for everybody. */
    access?: DeskAction | 'signed-in' | 'open';
  }
}
