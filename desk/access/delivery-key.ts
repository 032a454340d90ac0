import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Length of the secret half of a key, in bytes: too long to guess. */
const SECRET_BYTES = 32;

/** Length of the half that identifies a key, in bytes. */
const ID_BYTES = 8;

/** The prefix lets secret scanners find a key left in source code. */
const shape = /^delivery_([0-9a-f]{16})_([\w-]{43})$/;

/** Creates a key: its text, shown once, and the hash to store. */
export function newKey(): { text: string; id: string; hash: string } {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { text: `delivery_${id}_${secret}`, id, hash: hashOfSecret(secret) };
}

/** Splits a text with the format of a key into its halves; `null` for any other text. */
export function readKey(text: string): { id: string; secret: string } | null {
  const [, id, secret] = shape.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Checks in constant time whether a secret matches a stored hash. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/**
 * A plain hash is enough. Slow hashes protect passwords, which people choose and attackers guess; a random 256-bit
 * secret cannot be guessed, and a slow hash would let anyone keep this machine busy with wrong keys.
 */
function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
