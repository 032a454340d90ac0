import { parseUrl } from '../parse-url.ts';
import type { SiteConfig } from '../site.ts';

/** Shown for a post without an image. */
const defaultPicture = 'illustrations/blog-default.svg';

/**
 * Returns the address of a post's image. Uses the default for a post without an image, or with an image on another
 * host, which the Content Security Policy blocks.
 */
export function pictureAddress(thumbnail: string | null, site: SiteConfig): string {
  if (!thumbnail || isForeignHost(thumbnail, site)) return `${site.assetBase}/${defaultPicture}`;
  return /^(https:\/\/|\/)/.test(thumbnail) ? thumbnail : `${site.assetBase}/${thumbnail}`;
}

/** Whether an address is on a host that is neither the site's own nor its asset host. */
export function isForeignHost(thumbnail: string, { assetBase, siteUrl }: SiteConfig): boolean {
  const origin = parseUrl(thumbnail)?.origin;
  if (origin === undefined) return thumbnail.startsWith('//');
  return ![siteUrl, assetBase].some((own) => parseUrl(own)?.origin === origin);
}
