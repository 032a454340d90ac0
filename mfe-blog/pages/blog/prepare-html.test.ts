import { expect, test } from '@jest/globals';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { isCleanHtml } from '@site/kit/safe-html/blog-html.ts';
import { withScrollBoxes } from './prepare-html.ts';

const box = (label: string) =>
  `<div class="ui-scrollable" role="group" aria-label="${label}" tabindex="0">`;

test.each([
  [
    '<table class="x"><tbody></tbody></table><p>2</p>',
    `${box('Table')}<table><tbody></tbody></table></div><p>2</p>`,
  ],
  ['<table lang="hi"></table>', `${box('Table')}<table lang="hi"></table></div>`],
  [
    '<pre dir="ltr"><code>1 &lt; 2</code></pre>',
    `${box('Code')}<pre dir="ltr"><code>1 &lt; 2</code></pre></div>`,
  ],
  ['<p>&lt;table&gt;</p>', '<p>&lt;table&gt;</p>'],
])('wraps wide content in a box that can be scrolled by keyboard: %s', (html, boxed) => {
  expect(withScrollBoxes(sanitiseBlogHtml(html))).toBe(boxed);
  expect(isCleanHtml(boxed)).toBe(true);
});
