import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

/** How long a test waits for what a visitor would see, in milliseconds; a busy machine needs more than the usual second. */
const LONGEST_WAIT_MS = 60_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

/** jsdom lays nothing out, so nothing changes its size. */
class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NeverResized });
