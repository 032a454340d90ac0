/// <reference types="@rspack/core/module" />
/* oxlint-disable no-underscore-dangle -- The bundler chose these names. */
import { performReactRefresh } from 'react-refresh/runtime';
import { devEvents } from '../dev-message.ts';

/** The part that this bundle belongs to, defined by the build. */
declare const DEVELOPED_PART: string;

/** The build hash of the running modules. */
declare const __webpack_hash__: string;

/** Callbacks that the bundler's runtime runs before each module. */
declare const __webpack_require__: { i: (() => void)[] };

/**
 * Runs in every bundle in development, since each has its own hot runtime. Applies changed modules and preserves the
 * components' state.
 */
let pending: Promise<void> = Promise.resolve();

document.addEventListener(devEvents.ready, (event) => {
  if (!(event instanceof CustomEvent) || event.detail.part !== DEVELOPED_PART) return;
  pending = pending.then(() => applyModules(event.detail.hash));
});
// React must learn about new components before they are rendered, and page code runs right after this.
__webpack_require__.i.push(() => queueMicrotask(performReactRefresh));
notify(devEvents.started);

async function applyModules(newest: string): Promise<void> {
  if (isRunning(newest)) return;
  try {
    await updateTo(newest);
    notify(devEvents.running);
  } catch (error) {
    // Log the error before the page reloads, to explain the reload.
    console.warn(error);
    notify(devEvents.refused);
  }
}

/** Applies one update per save until the page is current, because it can be several saves behind. */
async function updateTo(newest: string): Promise<void> {
  if (isRunning(newest)) return;
  const changed = await import.meta.webpackHot?.check(true);
  if (!changed) throw new Error(`The running build of ${DEVELOPED_PART} is too old to update.`);
  await updateTo(newest);
}

function isRunning(hash: string): boolean {
  return __webpack_hash__ === hash;
}

function notify(name: string): void {
  document.dispatchEvent(new CustomEvent(name, { detail: DEVELOPED_PART }));
}
