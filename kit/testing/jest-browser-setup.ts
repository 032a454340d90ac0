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

/** jsdom can't scroll an element, but remembers where it is. */
function scrollTo(
  this: Element,
  { left = this.scrollLeft, top = this.scrollTop }: ScrollToOptions,
) {
  Object.assign(this, { scrollLeft: left, scrollTop: top });
}
Object.assign(Element.prototype, { scrollTo });
