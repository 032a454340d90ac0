export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Time of toasts on screen, in milliseconds (specification, section 9). */
export const toastMs = {
  /** A few words, such as the outcome of submitting a form. */
  short: 2000,
  /** A sentence, or a failure with a next step. */
  long: 6000,
  /** A text to copy by hand. */
  copying: 10_000,
} as const;
