/** For tests: an `IntersectionObserver` that reports every element as visible. */
export class AlwaysInView {
  readonly #notify: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }

  observe() {
    this.#notify([{ isIntersecting: true }]);
  }

  disconnect() {}
}
