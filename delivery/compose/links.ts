import type { SiteConfig } from '@site/kit/site.ts';
import { ASSETS } from '../releases/release-store.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { decoded } from './decoded.ts';

type Page = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** Pictures of posts are files of the data revision, which replaces those that are missing. */
const POST_PICTURES = `${ASSETS}/posts/`;

/** The paths of this site that HTML links to, each once, without what follows `?` and `#`. */
export function linksIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)) {
    found.add(copied(decoded(address.replaceAll('&amp;', '&'))));
  }
  return [...found];
}

/**
 * The files below `/website/assets/` that a text names, each once, whether in HTML, in a style sheet or in JSON: the site's
 * pictures, films and documents. A text names them at the configured `assetBase`, with or without the site's own origin.
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
    const asset = decoded(address);
    if (!asset.startsWith(POST_PICTURES)) found.add(copied(asset));
  }
  return [...found];
}

/** The files that a page names in its HTML and its head. */
export function assetsOfPage(
  { html, head }: Pick<Page, 'html' | 'head'>,
  site: Pick<SiteConfig, 'assetBase' | 'siteUrl'>,
): readonly string[] {
  const image = head.openGraph?.imagePath;
  const social = image === undefined ? '' : `"${site.assetBase}/${image}"`;
  return [
    ...new Set([
      ...assetsIn(html, site),
      ...assetsIn(social, site),
      ...assetsIn(JSON.stringify(head), site),
    ]),
  ];
}

/** A part of a text holds on to all of it, and a list of links must not hold the HTML of a hundred thousand pages. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
