import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secret half of a key, in bytes: nobody can try out all of 2²⁵⁶. */
const SECRET_BYTES = 32;

/** The half that a key is looked up by, in bytes. */
const ID_BYTES = 8;

/** A key as it is shown once. The word in front lets scanners of source code find one that was left there. */
const shape = /^delivery_([0-9a-f]{16})_([\w-]{43})$/;

/** Makes a key: its text for whoever is to use it, and what is kept of it. */
export function newKey(): { text: string; id: string; hash: string } {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { text: `delivery_${id}_${secret}`, id, hash: hashOfSecret(secret) };
}

/** The halves of a text that looks like a key; `null` for any other. */
export function readKey(text: string): { id: string; secret: string } | null {
  const [, id, secret] = shape.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a secret is the one that a hash was kept of. Takes as long for a wrong one as for the right one. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/**
 * A plain hash is enough: slow ones protect passwords that people choose, of which a machine can try the likely ones.
 * There is no likely one among 2²⁵⁶, and a slow hash would let anybody keep this machine busy with wrong keys.
 */
function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
