import type { CheckedFile } from '@site/kit/remote/page-lock.ts';

/** How long to wait for a remote's stylesheet before showing the page without it, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * A media query that never matches, to load a stylesheet without applying it: a new stylesheet makes the browser
 * restyle the whole document, including the page being left.
 */
const NO_MEDIA = 'not all';

/**
 * Loads a remote's stylesheets without applying them. Settles when they have loaded. One that fails or hangs doesn't
 * block the page, because unstyled text is better than none.
 */
export async function loadStyles(
  document: Document,
  sheets: readonly CheckedFile[],
): Promise<void> {
  await Promise.all(sheets.map((sheet) => loadSheet(document, sheet)));
}

export function applyStyles(document: Document, sheets: readonly CheckedFile[]): void {
  for (const { address } of sheets) {
    const link = findSheet(document, address);
    if (link?.media === NO_MEDIA) link.media = 'all';
  }
}

/** Returns the full stylesheets that a composed page contains. */
export function sheetsIn(content: Element): readonly CheckedFile[] {
  return [...content.querySelectorAll<HTMLLinkElement>(SHEETS)].map((link) => ({
    address: link.getAttribute('href') ?? '',
    integrity: link.getAttribute('integrity') ?? '',
  }));
}

/** Removes a page's own links to its stylesheets, which the head has from then on. */
export function removeSheets(content: Element): void {
  for (const link of content.querySelectorAll(SHEETS)) link.remove();
}

const SHEETS = 'link[rel=stylesheet]';

const pendingSheets = new WeakMap<HTMLLinkElement, Promise<void>>();

function findSheet(document: Document, address: string): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>(`${SHEETS}[href="${address}"]`);
}

function loadSheet(document: Document, { address, integrity }: CheckedFile): Promise<void> {
  const present = findSheet(document, address);
  // The loader may have added it a moment ago.
  if (present)
    return (
      pendingSheets.get(present) ??
      (present.media === NO_MEDIA && !present.sheet ? arrivalOf(present) : Promise.resolve())
    );
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = NO_MEDIA;
  link.integrity = integrity;
  link.href = address;
  const arrived = arrivalOf(link);
  document.head.append(link);
  return arrived;
}

function arrivalOf(link: HTMLLinkElement): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      pendingSheets.delete(link);
      resolve();
    };
    const timer = setTimeout(settle, TIMEOUT_MS);
    link.addEventListener('load', settle);
    link.addEventListener('error', () => {
      // Remove the link, so that the next page that needs the stylesheet retries.
      link.remove();
      settle();
    });
  });
  pendingSheets.set(link, arrived);
  return arrived;
}
