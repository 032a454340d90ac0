/**
 * How long a slide that turns by itself stays, in milliseconds: long enough to read 30 words slowly. The
 * specification (section 9) fixes only the 500 ms of the move itself, which is the carousel's own default.
 */
export const SLIDE_STAYS_MS = 7000;
