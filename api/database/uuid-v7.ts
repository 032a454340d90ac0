import { randomBytes } from 'node:crypto';

const COUNTER_LIMIT = 0x1000;

export type IdSource = () => string;

/**
 * A UUIDv7 generator (RFC 9562, section 6.2, method 1): 48 bits of epoch milliseconds, a 12-bit counter and 62 random
 * bits. Ids sort in the order they were generated, even within a millisecond or when the clock steps back. `earliest`
 * returns the earliest allowed timestamp, so that new ids sort after those of other generators.
 */
export function createUuidV7Source(
  now: () => number = Date.now,
  earliest: () => number = () => 0,
): IdSource {
  let timestamp = 0;
  let counter = 0;
  return () => {
    const clock = Math.max(now(), earliest());
    if (clock > timestamp) {
      timestamp = clock;
      counter = 0;
    } else {
      counter += 1;
      if (counter === COUNTER_LIMIT) {
        timestamp += 1;
        counter = 0;
      }
    }
    const bytes = randomBytes(16);
    bytes.writeUIntBE(timestamp, 0, 6);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-');
  };
}

/** Returns an id's timestamp plus one, so that ids generated from then on sort later; 0 without an id. */
export function momentAfter(id: string | undefined): number {
  return id === undefined ? 0 : Number.parseInt(id.replace('-', '').slice(0, 12), 16) + 1;
}
