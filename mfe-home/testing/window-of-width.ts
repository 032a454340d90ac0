import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';

/**
 * For tests: a window of some width in pixels in which everything that is looked at is in view. It knows
 * media queries for a least width, `(width >= 601px)`, and none of a visitor's wishes.
 */
export function windowOfWidth(width: number): void {
  Object.assign(window, {
    matchMedia: (query: string) => {
      const least = /^\(width >= (\d+)px\)$/.exec(query)?.[1];
      return {
        matches: least !== undefined && width >= Number(least),
        addEventListener: () => {},
        removeEventListener: () => {},
      };
    },
    IntersectionObserver: AlwaysInView,
  });
}
