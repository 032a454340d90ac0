import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** In bytes: nobody can try out all of 2²⁵⁶. */
const SECRET_BYTES = 32;

/** A secret for a link or a session, and what is kept of it. A plain hash will do, because no secret is likelier than others. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** What a secret is looked up by. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token that the forms of a session carry: whoever does not know the session's secret cannot make it. */
export function formTokenOf(session: string): string {
  return createHmac('sha256', session).update('desk-form').digest('base64url');
}

/** Whether a token is the right one. Takes as long for a wrong one. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)));
}
