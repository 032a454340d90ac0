import type { AuditEntry } from '@site/delivery/registry/journal-entry.ts';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { User } from './accounts/users.ts';
import type { Flash } from './page/flash.ts';
import type { DeskAction } from './role.ts';

/**
 * One section of the desk, such as the inbox. Its factory takes the dependencies that only this section needs. Only
 * users who may perform `action` see it in the navigation.
 */
export type DeskSection = {
  /** Path of the first page; all other pages are below it. */
  path: `/${string}`;
  title: string;
  icon: IconName;
  action: DeskAction;
  /** Registers the routes. Each declares the permission it needs in `config.access`. */
  routes: (app: FastifyInstance, desk: Desk) => void;
};

/** A page of the desk, inside its layout. */
export type DeskPage = {
  /** The document title; the page renders its own `h1`. */
  title: string;
  body: ReactNode;
  /** HTTP status; 200 by default. */
  status?: number;
  /** URLs of scripts for this page only. */
  script?: string | readonly string[] | undefined;
};

/** The services a section's routes use. */
export type Desk = {
  /** Sends a page. */
  show: (request: FastifyRequest, reply: FastifyReply, page: DeskPage) => Promise<FastifyReply>;
  /** Redirects after a form submission (303); the next page shows the flash message. */
  goTo: (reply: FastifyReply, path: string, flash?: Flash) => FastifyReply;
  /** Sends the 404 page. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Whether people can sign in without an operator, by e-mail or with a provider. */
  tellsPeopleApart: boolean;
  /** Whether it is certain enough for an approval that the user is the account's owner. */
  isSureOf: (request: FastifyRequest) => boolean;
  /** Adds an audit entry for the signed-in user. Never include anything a visitor typed. */
  note: (request: FastifyRequest, entry: Omit<AuditEntry, 'who'>) => Promise<void>;
};

/** The user of a request to a route that requires a session. */
export function signedIn({ user }: FastifyRequest): User {
  if (!user) throw new Error('signedIn() was called on a route that does not require a session.');
  return user;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user. */
    user: User | null;
    /** Whether the user signed in with a link that somebody else has seen. */
    isHandedOver: boolean;
    /** CSRF token of this session; empty without a session. */
    formToken: string;
  }
  interface FastifyContextConfig {
    /** Required permission; `signed-in` for any user, `open` for anyone. */
    access?: DeskAction | 'signed-in' | 'open';
  }
}
