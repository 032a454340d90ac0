/** For tests: what the stylesheet shows while this age is chosen. */
export function contentFor(radio: HTMLElement): HTMLElement {
  const value = radio.getAttribute('value');
  const part = radio.closest('[data-age-choice]')?.querySelector(`[data-age="${value}"]`);
  if (!(part instanceof HTMLElement)) throw new Error(`No content for age ${value}.`);
  return part;
}
