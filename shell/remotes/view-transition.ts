/** Minimum memory in GB and CPU cores for smooth transitions. */
const MIN_MEMORY = 8;
const MIN_CORES = 4;

/**
 * Changes the page in a view transition. Changes it without one on slow devices, where capturing the old page takes
 * more than 100 ms, without browser support, with reduced motion and in hidden tabs.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!isFast(navigator) || document.hidden || !('startViewTransition' in document)) {
    return change();
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // These reject if a later transition skips this one. `updateCallbackDone` reports errors of the change itself.
  for (const promise of [ready, finished]) promise.catch(() => {});
  await updateCallbackDone;
}

/** Checks memory and cores. Only Chromium reports memory. */
function isFast(device: Navigator & { deviceMemory?: number }): boolean {
  const { deviceMemory = MIN_MEMORY, hardwareConcurrency } = device;
  return deviceMemory >= MIN_MEMORY && hardwareConcurrency >= MIN_CORES;
}
