import { type PageLock, readPageLock } from '@site/kit/remote/page-lock.ts';
import { chromeIds } from '../chrome/chrome-ids.ts';

/** How long a page may take to arrive, in milliseconds. Long, because the visitor sees that the page is loading. */
const TIMEOUT_MS = 20_000;

/** A composed page of this site, as the host serves it. */
export type PageDocument = {
  /** The page's path after redirects. */
  pathname: string;
  document: Document;
  /** What the page shows in the slot: one element, by its remote or by the shell. */
  content: HTMLElement;
  lock: PageLock;
};

/** Thrown if the host can't be reached, takes too long or fails. */
class PageNotFetched extends Error {
  override name = 'PageNotFetched';
}

/**
 * Fetches a composed page. Returns `null` for anything else, such as a file or a page of another version of the site,
 * which the browser has to load. Rejects with `PageNotFetched`.
 */
export async function fetchPage(path: string): Promise<PageDocument | null> {
  const { document, url } = await fetchDocument(path);
  const content = document?.getElementById(chromeIds.slot)?.firstElementChild;
  if (!document || !(content instanceof HTMLElement)) return null;
  try {
    return { pathname: new URL(url).pathname, document, content, lock: readPageLock(document) };
  } catch {
    // The page is not ours, or another version of the shell wrote it.
    return null;
  }
}

/**
 * Fetches and parses HTML. An `XMLHttpRequest` parses without a Trusted Types sink, runs no scripts and fetches no
 * pictures.
 */
function fetchDocument(path: string): Promise<{ document: Document | null; url: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string) => () => reject(new PageNotFetched(`${path} ${reason}`));
    request.open('GET', path);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.timeout = TIMEOUT_MS;
    request.addEventListener('error', fail('could not be fetched'));
    request.addEventListener('timeout', fail(`took longer than ${TIMEOUT_MS} ms`));
    request.addEventListener('load', () => {
      if (request.status >= 500) fail(`responded with ${request.status}`)();
      else resolve({ document: request.responseXML, url: request.responseURL });
    });
    request.send();
  });
}
