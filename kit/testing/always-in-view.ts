/** For tests: an `IntersectionObserver` that tells at once that what it looks at is in the window. */
export class AlwaysInView {
  readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }

  observe() {
    this.#tell([{ isIntersecting: true }]);
  }

  disconnect() {}
}
