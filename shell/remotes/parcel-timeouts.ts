/** Timeout for each step of a parcel, in milliseconds. */
const TIMEOUT_MS = 5000;

// `warningMillis` is past the timeout, so there is no warning: the failure itself is reported.
const timeout = { millis: TIMEOUT_MS, warningMillis: TIMEOUT_MS * 2, dieOnTimeout: true };

/**
 * single-spa's timeouts for parcels: a step that takes longer fails. By default it waits forever, logging to the
 * console every second.
 */
export const parcelTimeouts = {
  bootstrap: timeout,
  mount: timeout,
  update: timeout,
  unmount: timeout,
} as const;
