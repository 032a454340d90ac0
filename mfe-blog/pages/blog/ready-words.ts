import { cleanInBrowser } from '@site/kit/safe-html/clean-in-browser.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withoutForeignPictures } from './foreign-pictures.ts';
import { withScrollBoxes } from './scroll-boxes.ts';

/**
 * The words of a published post as a page may show them. A browser cleans them first, because they may
 * come from a service that does not; in Node the store has cleaned them.
 */
export function readyWords(html: string, site: SiteConfig): string {
  const isInBrowser = typeof DOMParser !== 'undefined';
  const cleaned = isInBrowser ? cleanInBrowser(html) : html;
  return withScrollBoxes(withoutForeignPictures(cleaned, site));
}
