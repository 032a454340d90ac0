import type { MouseEvent } from 'react';

/**
 * For a form's button: the second click of a double click does nothing. When the answer is quick the form is sent
 * and empty again by then, and the click would be answered with what is missing.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
