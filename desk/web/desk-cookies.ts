import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './accounts/tokens.ts';
import { type Flash, parseFlash } from './page/flash.ts';

const MINUTE_S = 60;

/** The cookies of the desk. */
export type DeskCookies = {
  session: (request: FastifyRequest) => string | undefined;
  setSession: (reply: FastifyReply, secret: string) => void;
  dropSession: (reply: FastifyReply) => void;
  setFlash: (reply: FastifyReply, flash: string) => void;
  /** Reads and clears the flash message. */
  takeFlash: (request: FastifyRequest, reply: FastifyReply) => Flash | null;
  /** Tells the next page that the desk accepted a form. */
  setAccepted: (reply: FastifyReply) => void;
  takeAccepted: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Stores the requested URL for a few minutes while the user signs in. */
  setNext: (reply: FastifyReply, url: string) => void;
  takeNext: (request: FastifyRequest, reply: FastifyReply) => string;
  /** State of an OpenID Connect flow, for a single use. */
  setAttempt: (reply: FastifyReply, attempt: string) => void;
  takeAttempt: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
};

/** A path on this desk. Browsers treat `//` and `/\\` as the start of another host. */
const OWN_ADDRESS = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/** `isSecure`: the desk is served over https, so cookies get the `__Host-` prefix. */
export function deskCookies({ isSecure }: { isSecure: boolean }): DeskCookies {
  const nameOf = (name: string) => `${isSecure ? '__Host-' : ''}desk${name}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const read = (request: FastifyRequest, name: string) => request.cookies[nameOf(name)];
  const write = (reply: FastifyReply, name: string, value: string, maxAge: number) =>
    void reply.setCookie(nameOf(name), value, { ...attributes, maxAge });
  const drop = (reply: FastifyReply, name: string) =>
    void reply.clearCookie(nameOf(name), attributes);
  return {
    session: (request) => read(request, ''),
    setSession: (reply, secret) => write(reply, '', secret, SESSION_MS / 1000),
    dropSession: (reply) => drop(reply, ''),
    setFlash: (reply, flash) => write(reply, '-flash', flash, MINUTE_S),
    takeFlash(request, reply) {
      const kept = read(request, '-flash');
      if (kept !== undefined) drop(reply, '-flash');
      return parseFlash(kept);
    },
    setAccepted: (reply) => write(reply, '-accepted', 'yes', MINUTE_S),
    takeAccepted(request, reply) {
      const isAccepted = read(request, '-accepted') !== undefined;
      if (isAccepted) drop(reply, '-accepted');
      return isAccepted;
    },
    setNext: (reply, url) => {
      if (OWN_ADDRESS.test(url) && url !== '/') write(reply, '-next', url, 20 * MINUTE_S);
    },
    takeNext(request, reply) {
      const next = read(request, '-next');
      if (next === undefined) return '/';
      drop(reply, '-next');
      return OWN_ADDRESS.test(next) ? next : '/';
    },
    setAttempt: (reply, attempt) => write(reply, '-attempt', attempt, 10 * MINUTE_S),
    takeAttempt(request, reply) {
      drop(reply, '-attempt');
      return read(request, '-attempt');
    },
  };
}
