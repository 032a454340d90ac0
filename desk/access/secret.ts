import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** In bytes; 256 bits cannot be guessed. */
const SECRET_BYTES = 32;

/** A random secret of a key, link or session, and the hash to store. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/**
 * A plain hash is enough. Slow hashes protect passwords, which people choose and attackers guess; a random 256-bit
 * secret cannot be guessed, and a slow hash would let anyone keep this machine busy with wrong secrets.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The CSRF token of a session, derived from its secret. */
export function formTokenOf(session: string): string {
  return createHmac('sha256', session).update('desk-form').digest('base64url');
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)));
}
