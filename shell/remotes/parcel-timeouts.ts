/** Timeout for each step of a parcel, in milliseconds. */
const TIMEOUT_MS = 5000;

// `warningMillis` exceeds the timeout, so that only the failure is reported, without a warning first.
const timeout = { millis: TIMEOUT_MS, warningMillis: TIMEOUT_MS * 2, dieOnTimeout: true };

/**
 * Makes a parcel's lifecycle step fail when it times out. By default, single-spa waits forever and logs to the console
 * every second.
 */
export const parcelTimeouts = {
  bootstrap: timeout,
  mount: timeout,
  update: timeout,
  unmount: timeout,
} as const;
