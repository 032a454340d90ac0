import { afterEach, beforeEach } from '@jest/globals';

/**
 * For tests of code that lives as long as its document: removes listeners that a test adds to `window` and `document`,
 * and disconnects its observers, as if the document had been unloaded. Call it once, at the top of the file.
 */
export function removeListenersAfterEachTest(): void {
  let cleanups: (() => void)[] = [];

  beforeEach(() => {
    cleanups = [...[window, document].map(recordListeners), recordObservers()];
  });

  afterEach(() => {
    for (const cleanup of cleanups) cleanup();
  });
}

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
];

/** Records listeners added to a target; returns a function that removes them all. */
function recordListeners(target: EventTarget): () => void {
  const added: Listening[] = [];
  const { addEventListener } = target;
  target.addEventListener = (...listening: Listening) => {
    added.push(listening);
    addEventListener.apply(target, listening);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const listening of added) target.removeEventListener(...listening);
  };
}

/** Records new observers; returns a function that disconnects them all. */
function recordObservers(): () => void {
  const created: MutationObserver[] = [];
  const { MutationObserver } = window;
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      created.push(this);
    }
  };
  return () => {
    window.MutationObserver = MutationObserver;
    for (const observer of created) observer.disconnect();
  };
}
