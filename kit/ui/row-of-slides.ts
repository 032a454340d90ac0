/** Next, previous, or a 0-based index. */
export type SlideTarget = 'next' | 'previous' | number;

/**
 * Scrolls a row of slides. An infinite carousel (`data-endless`) wraps around.
 */
export function scrollToSlide(
  row: HTMLElement,
  target: SlideTarget,
  behavior: ScrollBehavior = 'instant',
): void {
  const front = frontSlide(row);
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const wraps = 'endless' in row.dataset;
  const steps = {
    next: wraps && scrollLeft >= scrollWidth - clientWidth - 1 ? 0 : front + 1,
    previous: wraps && scrollLeft <= 0 ? row.children.length : front - 1,
  };
  const index = typeof target === 'number' ? target : steps[target];
  row.scrollTo({ left: index * slideWidth(row), behavior });
}

/** Returns the index of the slide at the left edge. */
export function frontSlide(row: HTMLElement): number {
  const width = slideWidth(row);
  return width === 0 ? 0 : Math.round(row.scrollLeft / width);
}

function slideWidth(row: HTMLElement): number {
  return row.firstElementChild?.getBoundingClientRect().width ?? 0;
}
