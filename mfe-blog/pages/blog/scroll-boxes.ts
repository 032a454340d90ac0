import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import { blogWords } from '../../content/blog-words.ts';

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
