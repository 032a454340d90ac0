type Notify = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** For tests: an `IntersectionObserver` that reports an element as visible once `show` is called with it. */
export class ViewInTest {
  static readonly #observed = new Map<Element, ViewInTest>();
  readonly #notify: Notify;

  constructor(notify: Notify) {
    this.#notify = notify;
  }

  static get observed(): readonly Element[] {
    return [...this.#observed.keys()];
  }

  static show(target: Element) {
    this.#observed.get(target)?.#notify([{ target, isIntersecting: true }]);
  }

  observe(element: Element) {
    ViewInTest.#observed.set(element, this);
  }

  unobserve(element: Element) {
    ViewInTest.#observed.delete(element);
  }

  disconnect() {
    for (const [element, observer] of ViewInTest.#observed)
      if (observer === this) ViewInTest.#observed.delete(element);
  }
}
