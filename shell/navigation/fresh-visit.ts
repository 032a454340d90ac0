import { openedAnew } from '@site/kit/ui/opened-anew.ts';

/**
 * Stands on `<html>` while the visitor is on the page they opened, from its top, and the page is being
 * brought to life: parts below the first screen are then laid out only when they come near, or when
 * there is time for them (kit/styles/base.css). After a reload, after Back and on the way to a part that
 * the address names, the browser must know at once how high everything is, so there it never stands.
 */
const FRESH_ATTRIBUTE = 'data-fresh';

/** Stands on a part of a fresh page that is laid out although it may be far away. */
const LAID_OUT_ATTRIBUTE = 'data-laid-out';

/** How long to wait, in milliseconds, where a browser does not say when it is idle. */
const SOON_MS = 50;

/** Marks a fresh visit. Does nothing when the page was scrolled already. */
export function markFreshVisit(window: Window): void {
  const { document, location, performance } = window;
  if (!openedAnew() || location.hash) return;
  // Asking how far the page is scrolled makes the browser lay it out, so it is asked only when that is done.
  const isPainted = performance.getEntriesByType('paint').length > 0;
  if (!isPainted || window.scrollY === 0)
    document.documentElement.setAttribute(FRESH_ATTRIBUTE, '');
}

/** Has everything laid out now, so that distances from the top are true. What is seen may move. */
export function layOutAll({ documentElement }: Document): void {
  documentElement.removeAttribute(FRESH_ATTRIBUTE);
}

/** The same, and `seen` stays where it is in the window. */
export function layOutAround(seen: Element | null, window: Window): void {
  const { documentElement } = window.document;
  if (!documentElement.hasAttribute(FRESH_ATTRIBUTE)) return;
  const before = seen?.getBoundingClientRect().top;
  layOutAll(window.document);
  if (!seen || before === undefined) return;
  window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Has the parts of a fresh page laid out one by one, each when the browser is idle; settles when all are. */
export async function layOutInSpareTime(page: Element): Promise<void> {
  for (const part of page.children) {
    await idle();
    if (!document.documentElement.hasAttribute(FRESH_ATTRIBUTE)) return;
    part.setAttribute(LAID_OUT_ATTRIBUTE, '');
  }
  await idle();
  layOutAll(document);
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, SOON_MS);
  });
