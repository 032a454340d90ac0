import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** In bytes; 256 bits cannot be guessed. */
const SECRET_BYTES = 32;

/** A random secret for a link or a session, and the hash to store. High entropy makes a plain hash sufficient. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** The hash under which a secret is stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The CSRF token of a session, derived from its secret. */
export function formTokenOf(session: string): string {
  return createHmac('sha256', session).update('desk-form').digest('base64url');
}

/** Compares two tokens in constant time. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)));
}
