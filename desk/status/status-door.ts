import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a one-time link is valid, and the session it opens, in milliseconds. */
const LINK_MS = 5 * 60_000;
const VISIT_MS = 8 * 3_600_000;

/** The maximum number of links and sessions; beyond that the oldest end. */
const MAX_HOLDERS = 1000;

const SECRET_BYTES = 32;

/**
 * Access to the status page. Links and sessions are in memory, by the hashes of their secrets: they end with the
 * process, and no file contains them. `holder` says whom a link is for.
 */
export type StatusDoor = {
  /** Creates the ticket of a one-time link. */
  ticketFor: (holder: string) => { ticket: string; expiresAt: Date };
  /** Exchanges a ticket for the secret of a session and its lifetime in seconds; `null` if the ticket is invalid. */
  enter: (ticket: string) => { visit: string; seconds: number } | null;
  /** The holder of a session; `null` if there is none. */
  holderOf: (visit: string) => string | null;
};

export function createStatusDoor({
  now = () => performance.now(),
}: { now?: () => number } = {}): StatusDoor {
  // Expiry uses a monotonic clock, so changing the system clock cannot prolong anything.
  const perf = { now };
  const tickets = new LRUCache<string, string>({
    max: MAX_HOLDERS,
    ttl: LINK_MS,
    ttlResolution: 0,
    perf,
  });
  const visits = new LRUCache<string, string>({
    max: MAX_HOLDERS,
    ttl: VISIT_MS,
    ttlResolution: 0,
    perf,
  });
  const add = (to: LRUCache<string, string>, holder: string) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    to.set(hashOf(secret), holder);
    return secret;
  };
  return {
    ticketFor: (holder) => ({
      ticket: add(tickets, holder),
      expiresAt: new Date(Date.now() + LINK_MS),
    }),
    enter(ticket) {
      const hash = hashOf(ticket);
      const holder = tickets.get(hash);
      if (holder === undefined) return null;
      tickets.delete(hash);
      return { visit: add(visits, holder), seconds: VISIT_MS / 1000 };
    },
    holderOf: (visit) => visits.get(hashOf(visit)) ?? null,
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
