import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** Writes a page's head into the document: the title, what is said of the page, and where it belongs. */
export function applyHead(document: Document, head: Head, site: SiteConfig): void {
  document.title = head.title;
  setMeta(document, 'name', 'description', head.description);
  setMeta(document, 'name', 'robots', head.robots ?? null);
  setMeta(document, 'property', 'og:title', head.title);
  setMeta(document, 'property', 'og:description', head.description);
  setMeta(document, 'property', 'og:url', site.siteUrl + head.canonicalPath);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = site.siteUrl + head.canonicalPath;
  // Search engines read structured data from the page they fetched; on a page reached by a link it would be stale.
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
