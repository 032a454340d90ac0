type Notify = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** For tests: an `IntersectionObserver` that reports elements as visible once `show` is called with them. */
export class ViewInTest {
  static readonly #observed = new Map<Element, ViewInTest>();
  readonly #notify: Notify;

  constructor(notify: Notify) {
    this.#notify = notify;
  }

  static get observed(): readonly Element[] {
    return [...this.#observed.keys()];
  }

  static show(...targets: readonly Element[]) {
    for (const observer of new Set(this.#observed.values())) {
      const own = targets.filter((target) => this.#observed.get(target) === observer);
      observer.#notify(own.map((target) => ({ target, isIntersecting: true })));
    }
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
