import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a link is good, once, and how long whoever opened it may look then, in milliseconds. */
const LINK_MS = 5 * 60_000;
const VISIT_MS = 8 * 3_600_000;

/** How many links and visits there may be at once; beyond that the oldest end. */
const MOST = 1000;

const SECRET_BYTES = 32;

/**
 * Who may see the status page. Links and visits are held in memory, by the hashes of their secrets: they end with the
 * program, and whoever reads its files finds none. `holder` says for whom a link was made.
 */
export type StatusDoor = {
  /** Makes the ticket of a link, which is good once and for some minutes. */
  ticketFor: (holder: string) => { ticket: string; expiresAt: Date };
  /** Takes a ticket for the secret of a visit, in seconds good for so long; `null` for one that is good for nothing. */
  enter: (ticket: string) => { visit: string; seconds: number } | null;
  /** For whom a visit was let in; `null` for none. */
  holderOf: (visit: string) => string | null;
};

/** A door that nobody has passed yet. */
export function createStatusDoor({
  now = () => performance.now(),
}: { now?: () => number } = {}): StatusDoor {
  // Links and visits end after a time that no change of the system's clock prolongs.
  const perf = { now };
  const tickets = new LRUCache<string, string>({ max: MOST, ttl: LINK_MS, ttlResolution: 0, perf });
  const visits = new LRUCache<string, string>({ max: MOST, ttl: VISIT_MS, ttlResolution: 0, perf });
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
