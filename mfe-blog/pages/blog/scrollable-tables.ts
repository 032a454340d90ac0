import { blogWords } from '../../content/blog-words.ts';

/**
 * The words of a post with every table in a box that a keyboard can scroll: a table is wider than a phone.
 * Takes HTML that has been cleaned, where a table has no attributes.
 */
export function withScrollableTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div class="ui-scrollable-table" role="group" aria-label="${blogWords.table}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
}
