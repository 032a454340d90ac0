import { parseUrl } from '../parse-url.ts';
import type { SiteConfig } from '../site.ts';

/** What a post without a picture shows. */
const defaultPicture = 'illustrations/blog-default.svg';

/**
 * The address of a post's picture: its own, or one below the asset base, or the default one. A picture on
 * a host that the site has nothing to do with is not fetched, as the site's policy says, so the default stands for it.
 */
export function pictureAddress(thumbnail: string | null, site: SiteConfig): string {
  if (!thumbnail || isElsewhere(thumbnail, site)) return `${site.assetBase}/${defaultPicture}`;
  return /^(https:\/\/|\/)/.test(thumbnail) ? thumbnail : `${site.assetBase}/${thumbnail}`;
}

/** Whether an address leads to a host that is neither the site's own nor the one of its assets. */
export function isElsewhere(thumbnail: string, { assetBase, siteUrl }: SiteConfig): boolean {
  const origin = parseUrl(thumbnail)?.origin;
  if (origin === undefined) return thumbnail.startsWith('//');
  return ![siteUrl, assetBase].some((own) => parseUrl(own)?.origin === origin);
}
