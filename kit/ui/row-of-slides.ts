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

/** Finds the control that has the focus. A heading only has it to be announced after navigation. */
export function controlInUse(within: Element): Element | null {
  return within.querySelector(':focus:not(h1, h2, h3, [data-rotation-control])');
}

/** Whether the row is being pressed, has focus or a pending click, or is scrolled between two slides. */
export function isInUse(row: HTMLElement): boolean {
  if (row.matches(':active') || controlInUse(row) || row.querySelector('[aria-busy="true"]'))
    return true;
  const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
  return !isAtEnd && Math.abs(row.scrollLeft - frontSlide(row) * slideWidth(row)) > 2;
}

function slideWidth(row: HTMLElement): number {
  return row.firstElementChild?.getBoundingClientRect().width ?? 0;
}
