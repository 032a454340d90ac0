import type { SiteConfig } from '@site/kit/site.ts';
import { ASSETS } from '../releases/release-store.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';

type Page = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** Returns the site's own paths that HTML links to, without query and fragment. */
export function linksIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)) {
    found.add(detached(safeDecode(address.replaceAll('&amp;', '&'))));
  }
  return [...found];
}

/**
 * Returns the files below `/website/assets/` that HTML, CSS or JSON references, directly or through the configured
 * `assetBase`, with or without the site's origin.
 */
export function assetsIn(
  text: string,
  { assetBase, siteUrl }: Pick<SiteConfig, 'assetBase' | 'siteUrl'>,
): readonly string[] {
  const found = new Set<string>();
  const own = text.replaceAll(siteUrl, '').replaceAll(`${assetBase}/`, `${ASSETS}/`);
  for (const [address] of own.matchAll(
    /(?<=^|["'\s(,;=>])\/website\/assets\/[^\s"'()<>,?#&\\]+/g,
  )) {
    found.add(detached(safeDecode(address)));
  }
  return [...found];
}

/** Returns the files that a page's HTML and head reference. */
export function assetsOfPage(
  { html, head }: Pick<Page, 'html' | 'head'>,
  site: Pick<SiteConfig, 'assetBase' | 'siteUrl'>,
): readonly string[] {
  const image = head.openGraph?.image?.path;
  const social = image === undefined ? '' : `"${site.assetBase}/${image}"`;
  return [
    ...new Set([
      ...assetsIn(html, site),
      ...assetsIn(social, site),
      ...assetsIn(JSON.stringify(head), site),
    ]),
  ];
}

/**
 * Copies a substring, which would otherwise keep the whole original string in memory. That adds up over a hundred
 * thousand pages.
 */
function detached(text: string): string {
  return Buffer.from(text).toString();
}

/** Percent-decodes a URL; malformed ones are returned unchanged. */
function safeDecode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
