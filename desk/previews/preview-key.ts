import { createHmac, timingSafeEqual } from 'node:crypto';

/** The preview that a key opens, and when the key expires. */
export type KeyClaims = { id: string; endsAt: Date };

/**
 * Creates the key to a preview: its expiry in epoch milliseconds, and an HMAC-SHA-256 of the expiry and the preview's
 * id. The key opens only this preview, and only until it expires.
 */
export function previewKey(secret: string, { id, endsAt }: KeyClaims): string {
  const until = endsAt.getTime();
  const signature = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`preview ${id} until ${until}`)
    .digest('base64url');
  return `${until}.${signature}`;
}

/** Whether a text is an unexpired key to a preview. Compares signatures in constant time. */
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
