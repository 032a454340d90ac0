import { cleanInBrowser } from '@site/kit/safe-html/clean-in-browser.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withoutForeignPictures } from './foreign-pictures.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import { blogWords } from '../../content/blog-words.ts';

/**
 * The words of a published post as a page may show them. A browser cleans them first, because they may
 * come from a service that does not; in Node the store has cleaned them.
 */
export function readyWords(html: string, site: SiteConfig): string {
  const isInBrowser = typeof DOMParser !== 'undefined';
  const cleaned = isInBrowser ? cleanInBrowser(html) : html;
  return withScrollBoxes(withoutForeignPictures(cleaned, site));
}

const WIDE = new RegExp(String.raw`<(table|pre)${CLEANED_ATTRIBUTES}>`, 'g');

/**
 * The words of a post with every table and every block of code in a box that a keyboard can scroll: either may be wider
 * than a phone. Takes HTML that has been cleaned, and leaves it clean.
 */
export function withScrollBoxes(html: string): string {
  return html
    .replaceAll(
      WIDE,
      (whole, tag: string) =>
        `<div class="ui-scrollable" role="group" aria-label="${tag === 'pre' ? blogWords.code : blogWords.table}" tabindex="0">${whole}`,
    )
    .replaceAll(/<\/(?:table|pre)>/g, '$&</div>');
}
