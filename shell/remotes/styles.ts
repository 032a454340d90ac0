/** How long a remote's stylesheet may take, in milliseconds, before its page is shown without. */
const PATIENCE_MS = 8000;

/**
 * Makes sure the stylesheets of a remote are in the document. Settles when they have arrived; a sheet
 * that fails or hangs does not keep the page away, because plain text beats no text.
 */
export async function ensureStyles(
  document: Document,
  addresses: readonly string[],
): Promise<void> {
  await Promise.all(addresses.map((address) => ensureSheet(document, address)));
}

/** The addresses of the full sheets that a composed page came with. */
export function sheetsOfPage(slot: HTMLElement): readonly string[] {
  return [...slot.querySelectorAll<HTMLLinkElement>(SHEETS)].map(addressOf);
}

const SHEETS = 'link[rel=stylesheet]';

function addressOf(link: HTMLLinkElement): string {
  return link.getAttribute('href') ?? '';
}

const onTheirWay = new WeakMap<HTMLLinkElement, Promise<void>>();

function ensureSheet(document: Document, address: string): Promise<void> {
  const present = document.head.querySelector<HTMLLinkElement>(`${SHEETS}[href="${address}"]`);
  if (present) return onTheirWay.get(present) ?? Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const arrived = new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      onTheirWay.delete(link);
      resolve();
    };
    const timer = setTimeout(settle, PATIENCE_MS);
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
