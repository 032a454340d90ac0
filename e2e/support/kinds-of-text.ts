/** The attribute of the elements whose text, or whose link, is of a kind that was not measured before. */
export const NEW_KIND = 'data-new-kind-of-text';

/**
 * Marks elements with text that looks like none of the known kinds, up to four of each, and gives those kinds. Two texts
 * are of one kind when they have the same colour, size and weight, and the elements around them the same names, classes
 * and grounds: their contrast is the same. Two links are when they are underlined alike as well, and both stand among
 * other words or both by themselves: they stand out alike. Runs in the page, so it must be self-contained.
 */
export function markNewKindsOfText({
  known,
  mark,
}: {
  known: readonly string[];
  mark: string;
}): string[] {
  const measured = new Set(known);
  const marked = new Map<string, number>();
  const surroundings = new Map<Element, string>();

  /** A short name for a long text. */
  const short = (text: string): string => {
    let hash = 5381;
    for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) % 2 ** 47;
    return hash.toString(36);
  };

  /** What an element and those around it look like. */
  const around = (element: Element): string => {
    const seen = surroundings.get(element);
    if (seen !== undefined) return seen;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${element.tagName} ${element.getAttribute('class')} ${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
    const looks = short(element.parentElement ? around(element.parentElement) + own : own);
    surroundings.set(element, looks);
    return looks;
  };

  /** Whether there are other words beside it. */
  const isAmongWords = (element: Element): boolean => {
    const block = element.closest('p, li, dd, td, div');
    return block?.textContent?.trim() !== element.textContent?.trim();
  };

  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of document.body.querySelectorAll('*')) {
    const isLink = element.matches('a[href]');
    const isField = element.matches('input, select, textarea');
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!isField && !isLink && !hasText) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const link = isLink && `${textDecorationLine} ${isAmongWords(element)}`;
    const kind = short(`${around(element)} ${color} ${fontSize} ${fontWeight} ${link}`);
    const times = marked.get(kind) ?? 0;
    if (measured.has(kind) || times >= 4) continue;
    element.setAttribute(mark, '');
    marked.set(kind, times + 1);
  }
  return [...marked.keys()];
}
