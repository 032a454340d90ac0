import type { CheckedFile } from '@site/kit/remote/registry.ts';

/** How long a remote's stylesheet may take, in milliseconds, before its page is shown without. */
const TIMEOUT_MS = 8000;

/**
 * Makes sure the stylesheets of a remote are in the document. Settles when they have arrived; a sheet
 * that fails or hangs does not keep the page away, because plain text beats no text.
 */
export async function ensureStyles(
  document: Document,
  sheets: readonly CheckedFile[],
): Promise<void> {
  await Promise.all(sheets.map((sheet) => ensureSheet(document, sheet)));
}

/** The full sheets that a composed page came with. */
export function sheetsOfPage(slot: HTMLElement): readonly CheckedFile[] {
  return [...slot.querySelectorAll<HTMLLinkElement>(SHEETS)].map((link) => ({
    address: link.getAttribute('href') ?? '',
    integrity: link.getAttribute('integrity') ?? '',
  }));
}

const SHEETS = 'link[rel=stylesheet]';

const onTheirWay = new WeakMap<HTMLLinkElement, Promise<void>>();

function ensureSheet(document: Document, { address, integrity }: CheckedFile): Promise<void> {
  const present = document.head.querySelector<HTMLLinkElement>(`${SHEETS}[href="${address}"]`);
  if (present) return onTheirWay.get(present) ?? Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = integrity;
  link.href = address;
  const arrived = new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      onTheirWay.delete(link);
      resolve();
    };
    const timer = setTimeout(settle, TIMEOUT_MS);
    link.addEventListener('load', settle);
    link.addEventListener('error', () => {
      // Out of the document, so that the next page that needs it asks anew.
      link.remove();
      settle();
    });
  });
  onTheirWay.set(link, arrived);
  document.head.append(link);
  return arrived;
}
