import { randomBytes } from 'node:crypto';

const COUNTER_LIMIT = 0x1000;

/** Makes a new id each time it is called. */
export type IdSource = () => string;

/**
 * A source of UUIDv7 (RFC 9562, section 6.2, method 1): 48 bits of epoch milliseconds, a 12-bit counter and 62
 * random bits. Ids of one source sort in the order they were made, also within a millisecond and when the clock steps back.
 * `earliest` is asked each time for the earliest moment that an id may carry, for sources that follow others.
 */
export function createUuidV7Source(
  now: () => number = Date.now,
  earliest: () => number = () => 0,
): IdSource {
  let moment = 0;
  let counter = 0;
  return () => {
    const clock = Math.max(now(), earliest());
    if (clock > moment) {
      moment = clock;
      counter = 0;
    } else {
      counter += 1;
      if (counter === COUNTER_LIMIT) {
        moment += 1;
        counter = 0;
      }
    }
    const bytes = randomBytes(16);
    bytes.writeUIntBE(moment, 0, 6);
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

/** The moment after the one that an id carries: ids that carry it sort behind. `undefined`, for no id, is followed by any. */
export function momentAfter(id: string | undefined): number {
  return id === undefined ? 0 : Number.parseInt(id.replace('-', '').slice(0, 12), 16) + 1;
}
