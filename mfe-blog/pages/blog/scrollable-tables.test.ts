import { expect, test } from '@jest/globals';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { withScrollableTables } from './scrollable-tables.ts';

test('a table stands in a box that a keyboard reaches', () => {
  const html = sanitiseBlogHtml(
    '<table class="x"><tbody><tr><td>1</td></tr></tbody></table><p>2</p>',
  );
  expect(withScrollableTables(html)).toBe(
    '<div class="ui-scrollable-table" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div><p>2</p>',
  );
});
