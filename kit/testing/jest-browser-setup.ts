import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

/** Timeout for `findBy` and `waitFor`, in milliseconds; the default second is too short on a busy machine. */
const WAIT_TIMEOUT_MS = 60_000;

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

/** jsdom has no layout, so nothing is ever resized. */
class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NeverResized });
