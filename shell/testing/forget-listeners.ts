import { afterEach, beforeEach } from '@jest/globals';

/**
 * For tests of what lives as long as its document: whatever a test adds to `window` and `document`
 * stops listening when the test ends, and whatever observes the document stops, as if the document had gone. Call it
 * once, at the top of the file.
 */
export function forgetListenersAfterEachTest(): void {
  let undo: (() => void)[] = [];

  beforeEach(() => {
    undo = [...[window, document].map(recordListeners), recordObservers()];
  });

  afterEach(() => {
    for (const forget of undo) forget();
  });
}

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
];

/** Notes from now on what is added to a target; gives a function that takes all of it away again. */
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

/** Records new observers; gives a function that disconnects all of them. */
function recordObservers(): () => void {
  const made: MutationObserver[] = [];
  const { MutationObserver } = window;
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      made.push(this);
    }
  };
  return () => {
    window.MutationObserver = MutationObserver;
    for (const observer of made) observer.disconnect();
  };
}
