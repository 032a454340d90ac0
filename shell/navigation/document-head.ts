/** Keeps the document's head in sync with the current page. */
export type DocumentHead = {
  /** Takes over the head of a page that is shown next. */
  show: (page: Document) => void;
  /** Sets a prefix for the page's title. An empty string removes it. */
  setPrefix: (prefix: string) => void;
  /** Sets the title of one of the shell's own pages, or of content that was unknown when the page was composed. */
  setTitle: (title: string) => void;
};

/** What describes a page to the browser, to search engines and in shared links. */
const DESCRIPTION = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property^="og:"]',
  'link[rel=canonical]',
  'link[rel=alternate]',
].join();

/**
 * Structured data, which is removed on navigation: search engines read it from the document they fetched, and it would
 * describe another page.
 */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

export function createDocumentHead(document: Document): DocumentHead {
  let { title } = document;
  return {
    show(page) {
      title = page.title;
      document.title = title;
      for (const old of document.head.querySelectorAll(`${DESCRIPTION},${STRUCTURED_DATA}`))
        old.remove();
      for (const element of page.head.querySelectorAll(DESCRIPTION))
        document.head.append(document.importNode(element, true));
    },
    setPrefix(prefix) {
      document.title = prefix + title;
    },
    setTitle(next) {
      title = next;
      document.title = next;
    },
  };
}
