import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom a key is for, and until when. */
export type KeyClaims = { id: string; endsAt: Date };

/**
 * The key to a preview: when it ends, in epoch milliseconds, and an HMAC-SHA-256 of that and the preview's id. Gives
 * access to this preview only, until then.
 */
export function previewKey(secret: string, { id, endsAt }: KeyClaims): string {
  const until = endsAt.getTime();
  const signature = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`preview ${id} until ${until}`)
    .digest('base64url');
  return `${until}.${signature}`;
}

/** Whether a text is the current key to a preview. Compares signatures in constant time. */
export function isKeyTo(
  id: string,
  text: string,
  { secret, now }: { secret: string; now: number },
): boolean {
  const [, until] = /^(\d{1,15})\.[\w-]{43}$/.exec(text) ?? [];
  if (until === undefined) return false;
  const genuine = previewKey(secret, { id, endsAt: new Date(Number(until)) });
  if (genuine.length !== text.length) return false;
  return timingSafeEqual(Buffer.from(genuine), Buffer.from(text)) && now < Number(until);
}
