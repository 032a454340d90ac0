import { sanitiseInBrowser } from '@site/kit/safe-html/sanitise-in-browser.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-html.ts';
import { blogWords } from '../../content/blog-words.ts';
import { isForeignHost, pictureAddress } from '@site/kit/post-cards/picture-address.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';

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

const LINKS_AND_PICTURES = new RegExp(String.raw`<(/?a|img)(${CLEANED_ATTRIBUTES})/?>`, 'g');

/**
 * Replaces every image on another host with the default image and a link. These are images that could not be fetched
 * when the post was composed. The Content Security Policy blocks them, so they would show as broken; otherwise their
 * host would learn who reads the post. Expects and returns sanitised HTML.
 */
export function replaceForeignPictures(html: string, site: SiteConfig): string {
  const defaultImage = `<img src="${escapeHtml(pictureAddress(null, site))}" alt="" width="400" height="300" loading="lazy" />`;
  let isInLink = false;
  return html.replaceAll(LINKS_AND_PICTURES, (whole, tag: string, attributes: string) => {
    if (tag !== 'img') {
      isInLink = tag === 'a';
      return whole;
    }
    const src = valueOf(attributes, 'src');
    if (!isForeignHost(src, site)) return whole;
    const words = describe(src, valueOf(attributes, 'alt'));
    // Links can't be nested.
    const text = isInLink
      ? words
      : `<a href="${src}" rel="noopener noreferrer nofollow">${words}</a>`;
    return `${defaultImage} ${text}`;
  });
}

/** Returns the raw value of an attribute, with escapes, or an empty string if it is missing. */
function valueOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function describe(src: string, alt: string): string {
  const onHost = blogWords('foreignPicture.onHost');
  const withWords = blogWords('foreignPicture.withWords');
  const place = onHost.replace('{host}', () => new URL(src, 'https://elsewhere.invalid').host);
  const words = alt === '' ? place : withWords.replace('{place}', () => place);
  // The sanitiser doesn't escape these two characters in attributes.
  const text = alt.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return words.replace('{words}', () => text);
}
