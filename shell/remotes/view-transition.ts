/** The least memory, in GB, and the fewest cores of a device that draws transitions without a delay. */
const LEAST_MEMORY = 8;
const FEWEST_CORES = 4;

/**
 * Changes the page in a view transition. Slow devices change it at once: to capture the old page first costs them
 * more than 100 ms. So do browsers without view transitions, for people who asked for less motion, and in the
 * background.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!isFast(navigator) || document.hidden || !('startViewTransition' in document)) {
    return change();
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // A later transition may skip this one. The change itself is reported by `updateCallbackDone`.
  for (const promise of [ready, finished]) promise.catch(() => {});
  await updateCallbackDone;
}

/** Only Chromium tells how much memory there is. */
function isFast(device: Navigator & { deviceMemory?: number }): boolean {
  const { deviceMemory = LEAST_MEMORY, hardwareConcurrency } = device;
  return deviceMemory >= LEAST_MEMORY && hardwareConcurrency >= FEWEST_CORES;
}
