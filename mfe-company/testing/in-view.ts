type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** For tests: whatever is looked at is in the window. */
export function everythingInView(): void {
  class InView {
    observe: () => void;

    constructor(tell: Tell) {
      this.observe = () => tell([{ isIntersecting: true }]);
    }

    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: InView });
}
