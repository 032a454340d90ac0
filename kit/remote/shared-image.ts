import type { PictureContent } from '../ui/content-picture.tsx';
import type { SiteConfig } from '../site.ts';
import type { SharedImage } from './contract.ts';
import { withSiteFacts } from './product-paths.ts';

/** Returns a page's own picture for its head. */
export function sharedImage(
  { src, width, height, alt = '' }: PictureContent,
  site: SiteConfig,
): SharedImage {
  return { path: src, width, height, alt: withSiteFacts(alt, site) };
}
