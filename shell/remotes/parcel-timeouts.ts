/** How long each step of a parcel may take, in milliseconds. */
const TIMEOUT_MS = 5000;

// A warning that would come after the end never comes: the failure itself is reported.
const timeout = { millis: TIMEOUT_MS, warningMillis: TIMEOUT_MS * 2, dieOnTimeout: true };

/**
 * single-spa's limits for the steps of a parcel: a step that takes longer counts as failed, once. By
 * default it would be waited for without end, with a line in the console every second.
 */
export const parcelTimeouts = {
  bootstrap: timeout,
  mount: timeout,
  update: timeout,
  unmount: timeout,
} as const;
