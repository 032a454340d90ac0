import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the viewport, or within `margin` of it (a CSS length such as `400px`). `false` until
 * observed, and always where there is no `IntersectionObserver`, as in jsdom.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
