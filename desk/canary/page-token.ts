import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Canary, CanarySide } from '@site/delivery/registry/canaries.ts';
import { networkMark, type AnonymousVisitor } from '@site/delivery/host/visitor-side.ts';

/** The length of a token's time slot, in milliseconds. A token is valid for at most two hours. */
const SLOT_MS = 10 * 60_000;
const VALID_SLOTS = 12;

/** Hosts check each other’s tokens, and another host's clock may already be in the next slot. */
const SLOTS_AHEAD = 1;

/** The side of a page, and the canary's share when it was sent. */
export type SentPage = { side: CanarySide; share: number };

/**
 * Proves that a host sent a page to this network while this canary was running. The canary's salt signs it, so tokens
 * of other installations or canaries are worthless. It has no nonce, so that it does not identify a page view: every
 * browser on a network gets the same token for ten minutes. That is enough, because only the first failure of a network
 * counts.
 */
export function pageToken(
  { salt }: Pick<Canary, 'salt'>,
  visitor: AnonymousVisitor,
  page: SentPage & { now: number },
): string {
  const facts = [page.share, page.side, Math.floor(page.now / SLOT_MS)];
  const network = networkMark({ salt }, visitor);
  const signature = createHmac('sha256', salt)
    .update(JSON.stringify(['page', ...facts, network]))
    .digest('base64url');
  return [...facts, signature].join('.');
}

/** The content of a page token; `null` unless it is genuine, for this visitor's network, and current. */
export function readPageToken(
  { salt }: Pick<Canary, 'salt'>,
  visitor: AnonymousVisitor,
  { token, now }: { token: string; now: number },
): SentPage | null {
  const [, digits, side, slot] =
    /^(\d{1,3})\.(canary|live)\.(\d{1,10})\.[\w-]{43}$/.exec(token) ?? [];
  if (side !== 'canary' && side !== 'live') return null;
  const page = { side, share: Number(digits) } as const;
  const sentAt = Number(slot) * SLOT_MS;
  const genuine = Buffer.from(pageToken({ salt }, visitor, { ...page, now: sentAt }));
  const given = Buffer.from(token);
  if (given.length !== genuine.length || !timingSafeEqual(given, genuine)) return null;
  const age = Math.floor(now / SLOT_MS) - Number(slot);
  return age >= -SLOTS_AHEAD && age < VALID_SLOTS ? page : null;
}
