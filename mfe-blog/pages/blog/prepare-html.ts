import { sanitiseInBrowser } from '@site/kit/safe-html/sanitise-in-browser.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { replaceForeignPictures } from './foreign-pictures.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import { blogWords } from '../../content/blog-words.ts';

/**
 * Prepares a published post's HTML for display. In a browser, sanitises it first, because it may come from another
 * service; in Node, the store has already done so.
 */
export function prepareHtml(html: string, site: SiteConfig): string {
  const isInBrowser = typeof DOMParser !== 'undefined';
  const cleaned = isInBrowser ? sanitiseInBrowser(html) : html;
  return withScrollBoxes(replaceForeignPictures(cleaned, site));
}

const WIDE = new RegExp(String.raw`<(table|pre)${CLEANED_ATTRIBUTES}>`, 'g');

/**
 * Wraps every table and code block in a box that can be scrolled by keyboard, because either can be wider than a phone.
 * Expects and returns sanitised HTML.
 */
export function withScrollBoxes(html: string): string {
  return html
    .replaceAll(
      WIDE,
      (whole, tag: string) =>
        `<div class="ui-scrollable" role="group" aria-label="${tag === 'pre' ? blogWords('code') : blogWords('table')}" tabindex="0">${whole}`,
    )
    .replaceAll(/<\/(?:table|pre)>/g, '$&</div>');
}
