import type { SiteConfig } from '@site/kit/site.ts';

/** What a post without a picture shows. */
const defaultPicture = 'illustrations/blog-default.svg';

/** The address of a post's picture: its own, or one below the asset base, or the default one. */
export function pictureAddress(thumbnail: string | null, site: SiteConfig): string {
  if (!thumbnail) return `${site.assetBase}/${defaultPicture}`;
  return /^(https:\/\/|\/)/.test(thumbnail) ? thumbnail : `${site.assetBase}/${thumbnail}`;
}
