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

/**
 * Takes the full sheets of a composed page, which stand at the fold inside its slot, into the head: what is
 * in the slot belongs to the page that is there and goes with it. Each sheet is in the head before its link
 * in the slot goes, so nothing on the page changes. Rejects, with the page as it was, when a sheet does not come
 * a second time; browsers have just read it and need not ask for it.
 */
export async function takeSheetsToHead(slot: HTMLElement): Promise<void> {
  const links = [...slot.querySelectorAll<HTMLLinkElement>(SHEETS)];
  const { ownerDocument: document } = slot;
  const isThere = await Promise.all(links.map((link) => ensureSheet(document, addressOf(link))));
  if (!isThere.every(Boolean)) throw new Error('A stylesheet of the page did not come again.');
  for (const link of links) link.remove();
}

/** The addresses of the full sheets that a composed page came with. */
export function sheetsOfPage(slot: HTMLElement): readonly string[] {
  return [...slot.querySelectorAll<HTMLLinkElement>(SHEETS)].map(addressOf);
}

const SHEETS = 'link[rel=stylesheet]';

function addressOf(link: HTMLLinkElement): string {
  return link.getAttribute('href') ?? '';
}

const onTheirWay = new WeakMap<HTMLLinkElement, Promise<boolean>>();

/** Says whether the sheet is there. */
function ensureSheet(document: Document, address: string): Promise<boolean> {
  const present = document.head.querySelector<HTMLLinkElement>(`${SHEETS}[href="${address}"]`);
  if (present) return onTheirWay.get(present) ?? Promise.resolve(true);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const arrived = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    const settle = (isThere: boolean) => {
      clearTimeout(timer);
      onTheirWay.delete(link);
      resolve(isThere);
    };
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => {
      // Out of the document, so that the next page that needs it asks anew.
      link.remove();
      settle(false);
    });
  });
  onTheirWay.set(link, arrived);
  document.head.append(link);
  return arrived;
}
