import { createHmac, timingSafeEqual } from 'node:crypto';

/** For whom a key is and until when. */
export type KeyClaims = { id: string; endsAt: Date };

/**
 * The key to a preview: the moment it ends, in epoch milliseconds, and a signature (HMAC with SHA-256) over that and the
 * preview's id. Whoever has it may see that preview, and no other, until then.
 */
export function previewKey(secret: string, { id, endsAt }: KeyClaims): string {
  const until = endsAt.getTime();
  const signature = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`preview ${id} until ${until}`)
    .digest('base64url');
  return `${until}.${signature}`;
}

/** Whether a text is the key to a preview at this moment. Takes equally long however much of a signature is right. */
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
