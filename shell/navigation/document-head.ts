import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** Keeps the document's head in sync with the current page. */
export type DocumentHead = {
  /** Sets the head of the page at `pathname`. */
  set: (head: Head, pathname: string) => void;
  /** Sets a prefix for the page's title. An empty string removes it. */
  setPrefix: (prefix: string) => void;
  /** Sets the title of one of the shell's own pages, which have no other metadata. */
  setTitle: (title: string) => void;
};

/**
 * `pathname` is the composed page's path. That page's head, including its structured data, stays until another page is
 * shown.
 */
export function createDocumentHead(
  document: Document,
  site: SiteConfig,
  pathname: string,
): DocumentHead {
  let { title } = document;
  let headOf: string | null = pathname;
  return {
    set(head, path) {
      const isSame = path === headOf && head.title === title;
      title = head.title;
      if (isSame) return;
      headOf = path;
      writeHead(document, head, site);
    },
    setPrefix(prefix) {
      document.title = prefix + title;
    },
    setTitle(next) {
      headOf = null;
      title = next;
      document.title = next;
    },
  };
}

function writeHead(document: Document, head: Head, site: SiteConfig): void {
  const url = site.siteUrl + head.canonicalPath;
  document.title = head.title;
  setMeta(document, 'name', 'description', head.description);
  setMeta(document, 'name', 'robots', head.robots ?? null);
  setMeta(document, 'property', 'og:title', head.title);
  setMeta(document, 'property', 'og:description', head.description);
  setMeta(document, 'property', 'og:url', url);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = url;
  // Search engines read structured data from the document they fetched; after navigation it would describe another
  // page.
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]'))
    old.remove();
}

function setMeta(
  document: Document,
  attribute: 'name' | 'property',
  key: string,
  content: string | null,
): void {
  const existing = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (content === null) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.createElement('meta');
  meta.setAttribute(attribute, key);
  meta.setAttribute('content', content);
  if (!existing) document.head.append(meta);
}
