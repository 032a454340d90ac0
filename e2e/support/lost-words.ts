import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** A text and window size to check. */
type ReadingSize = {
  /** The window's width in pixels. */
  width: number;
  /** The text size in per cent of the default. */
  percent: number;
};

const twiceTheSize: ReadingSize = { width: 320, percent: 200 };

/** WCAG 1.4.4 on phones: text at 100%, larger, and at 200%. */
const readingSizes: readonly ReadingSize[] = [
  { width: 320, percent: 100 },
  { width: 360, percent: 150 },
  twiceTheSize,
];

/**
 * Expects every word of an element to be fully readable on a phone, at all text sizes or at 200%; `where` is its name
 * in errors.
 */
export async function expectNoWordLost(
  page: Page,
  within: string,
  where: string,
  at: 'any size' | 'twice the size' = 'any size',
): Promise<void> {
  for (const { width, percent } of at === 'any size' ? readingSizes : [twiceTheSize]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(enlargeText, percent);
    // Carousels update their slides a moment after the text grows.
    await expect
      .poll(() => page.evaluate(lostWords, within), `${where}, ${width} px at ${percent}%`)
      .toEqual([]);
  }
  await page.evaluate(enlargeText, 100);
}

/**
 * Sets the text size in per cent as a browser setting does, and expands what a page collapses: answers, notes, and
 * printed tabs. Runs in the page, so it must be self-contained.
 */
export function enlargeText(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
  for (const details of document.querySelectorAll('details')) {
    // Only one element of a group with the same name can be open.
    details.removeAttribute('name');
    details.open = true;
  }
  for (const folded of document.querySelectorAll('[hidden][data-print]')) {
    folded.removeAttribute('hidden');
  }
}

/**
 * Returns the words in an element that are not fully readable, each with the reason: beyond the window, clipped by an
 * ancestor, overlapping the edge of its box, below Close, or broken although it would fit on its own line. Runs in the
 * page, so it must be self-contained.
 */
export function lostWords(within: string): string[] {
  type Edge = { left: number; right: number; top: number; bottom: number; is: 'clip' | 'border' };

  /** Both gutters of a page, the padding of a card, and a bullet or number. */
  const reserved = 40 + 40 + 44;
  /**
   * The width of the longest word that fits in every box, in pixels; on a desktop, the same as on the widest phone
   * here.
   */
  const fits = Math.min(document.documentElement.clientWidth, 360) - reserved;
  const tolerance = 1.5;
  const page = document.documentElement.clientWidth;
  const found = new Set<string>();
  const edgesAround = new Map<Element, readonly Edge[]>();
  const read = new Map<Element, boolean>();

  const far = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

  /** The bounds for text in this element. Bounds outside a horizontally scrolling row do not apply. */
  const edges = (element: Element): readonly Edge[] => {
    const known = edgesAround.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    // Dialogs and open menus lie over the page, so their parents do not clip them.
    const isOnTop = element.matches('dialog:modal, :popover-open');
    const outer: readonly Edge[] =
      element.parentElement && !isOnTop
        ? edges(element.parentElement)
        : [{ ...far, left: 0, right: page, is: 'clip' }];
    let own = outer;
    if (style.display !== 'contents' && style.display !== 'inline') {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowX) && element.tagName !== 'DIALOG';
      if (scrolls && element.scrollWidth > element.clientWidth) own = [];
      else {
        const sides = /hidden|clip|auto|scroll/.test(style.overflowX);
        const ends = /hidden|clip/.test(style.overflowY);
        if (sides || ends) {
          const cut = { ...(sides && { left, right }), ...(ends && { top, bottom }) };
          own = [...own, { ...far, ...cut, is: 'clip' }];
        }
        const isSlide = element.matches('[aria-roledescription=slide], [data-carousel-slide]');
        const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        const hasLine = style.borderRightStyle !== 'none' && style.borderRightWidth !== '0px';
        if (isSlide || hasGround || hasLine) own = [...own, { ...far, left, right, is: 'border' }];
      }
    }
    edgesAround.set(element, own);
    return own;
  };

  const isRead = (element: Element): boolean => {
    const known = read.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const is =
      (parentElement === null || isRead(parentElement)) &&
      !element.matches(
        'body > [href="#main"], [aria-hidden=true], [inert], [popover]:not(:popover-open)',
      ) &&
      getComputedStyle(element).clipPath !== 'inset(50%)';
    read.set(element, is);
    return is;
  };

  const check = (text: string, line: DOMRect, parent: Element): void => {
    for (const edge of edges(parent)) {
      if (line.left < edge.left - tolerance || line.right > edge.right + tolerance) {
        found.add(`${edge.is === 'clip' ? 'cut off at the side' : 'over the edge'}: ${text}`);
      } else if (
        line.top < edge.top - line.height / 3 ||
        line.bottom > edge.bottom + line.height / 3
      ) {
        found.add(`cut off below or above: ${text}`);
      }
    }
  };

  const root = document.querySelector(within);
  if (!root) return [`nothing at ${within}`];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!text.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (!isRead(parent)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    for (const line of lines) check(text.trim().slice(0, 60), line, parent);
    if (new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}’']{4,}/gu)) {
      // Addresses have no spaces to break at.
      if (/[@./]\S|\S[@/]/.test(text.slice(Math.max(0, index - 1), index + word.length + 2)))
        continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = pieces;
      if (!first || pieces.every(({ top }) => Math.abs(top - first.top) < first.height / 2))
        continue;
      const whole = pieces.reduce((sum, { width }) => sum + width, 0);
      if (whole <= fits) found.add(`broken in two: ${word}`);
    }
  }

  // The Close button overlaps the corner of a dialog. Content below it can be scrolled.
  root.scrollTop = 0;
  for (const button of root.querySelectorAll('[data-dialog-close]')) {
    const spot = button.getBoundingClientRect();
    for (const words of button.parentElement?.querySelectorAll('h2, h3, p') ?? []) {
      range.selectNodeContents(words);
      for (const line of range.getClientRects()) {
        const apart =
          line.right <= spot.left ||
          line.left >= spot.right ||
          // A line box is taller than its letters.
          line.bottom - line.height / 4 <= spot.top ||
          line.top + line.height / 4 >= spot.bottom;
        if (!apart) found.add(`under Close: ${words.textContent?.slice(0, 60)}`);
      }
    }
  }
  return [...found];
}
