/// <reference types="@rspack/core/module" />
/* oxlint-disable no-underscore-dangle -- The bundler chose these names. */
import { performReactRefresh } from 'react-refresh/runtime';
import { devEvents } from '../dev-message.ts';

/** The part that this bundle is of; the build puts its name here. */
declare const DEVELOPED_PART: string;

/** As what the modules of this bundle are built that run at this moment. */
declare const __webpack_hash__: string;

/** What the bundler's runtime calls before it runs a module of this bundle. */
declare const __webpack_require__: { i: (() => void)[] };

/**
 * Runs in every bundle that is being developed, because each has a hot runtime of its own: takes over changed
 * modules when they are ready, so that components go on with their state.
 */
let taking: Promise<void> = Promise.resolve();

document.addEventListener(devEvents.ready, (event) => {
  if (!(event instanceof CustomEvent) || event.detail.part !== DEVELOPED_PART) return;
  taking = taking.then(() => takeModules(event.detail.hash));
});
// React must know the new components before something is rendered with them, and the code of a page runs just then.
__webpack_require__.i.push(() => queueMicrotask(performReactRefresh));
say(devEvents.started);

async function takeModules(newest: string): Promise<void> {
  if (isRunning(newest)) return;
  try {
    await stepTo(newest);
    say(devEvents.running);
  } catch (error) {
    // Said before the page is loaded again, for whoever wonders why it was.
    console.warn(error);
    say(devEvents.refused);
  }
}

/** Takes a step for each save: a page may be several behind. */
async function stepTo(newest: string): Promise<void> {
  if (isRunning(newest)) return;
  const changed = await import.meta.webpackHot?.check(true);
  if (!changed) throw new Error(`${DEVELOPED_PART} was built too long ago.`);
  await stepTo(newest);
}

function isRunning(hash: string): boolean {
  return __webpack_hash__ === hash;
}

function say(name: string): void {
  document.dispatchEvent(new CustomEvent(name, { detail: DEVELOPED_PART }));
}
