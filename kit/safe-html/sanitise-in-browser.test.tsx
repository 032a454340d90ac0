import { expect, test } from '@jest/globals';
import { sanitisePostHtml } from '../post-html/sanitise-post-html.ts';
import { MAX_DEPTH } from './allowed-html.ts';
import { sanitiseInBrowser } from './sanitise-in-browser.ts';

test.each([
  ['<img src="x" onerror="alert(1)">', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<p onclick="alert(1)" style="position:fixed">Words</p>', '<p>Words</p>'],
  ['<a href="javascript:alert(1)">Words</a>', 'Words'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  [
    '<form action="https://elsewhere.example"><b>Words</b></form>',
    '<div><strong>Words</strong></div>',
  ],
  ['<h1>Words</h1>', '<h2>Words</h2>'],
  ['<!-- words --><font color="red">Words</font>', 'Words'],
])('reduces %s to %s', (html, clean) => {
  expect(sanitiseInBrowser(html)).toBe(clean);
});

test.each([
  '<ol start="3" reversed=""><li value="7">Give <s>500 mg</s> <del>10 ml</del> 5 ml</li></ol>',
  '<div>Give water often.</div><section>Call us</section><h6>Small</h6>',
  '<dl><dt lang="hi">बुखार</dt><dd>38 °C</dd></dl><details open=""><summary>More</summary>x</details>',
  '<pre><code>Day 1\n  2 drops</code></pre><p>H<sub>2</sub>O<abbr title="a &quot;b&quot;">c</abbr></p>',
  '<p>Wear <img src="http://a.example/1.jpg" alt="A cap">.</p>',
  '<a href="#signs">Signs</a> <a href="#gone">Gone</a><h2 id="signs">Signs</h2><p id="signs">x</p>',
  '<a href="https://elsewhere.example/" target="_blank">There</a><sup><a href="#source-1">1</a></sup>',
  '<p>Watch:<iframe src="//www.youtube.com/embed/abc"></iframe></p><a name="here">Here</a>',
  '<form><label>Name</label><input><button>Send</button></form><a href="www.who.int">WHO</a>',
  '<p>x</p><video controls><source src="https://a.example/a.mp4">No film.</video><a href="/x">One <b>two</b></a>',
  '<table><tbody><tr><td align="right" colspan="2">5 ml</td></tr></tbody></table>',
])('sanitises %s as in Node, and a second pass changes nothing', (html) => {
  const clean = sanitisePostHtml(html);
  expect(sanitiseInBrowser(html)).toBe(clean);
  expect(sanitiseInBrowser(clean)).toBe(clean);
});

test.each([MAX_DEPTH - 1, MAX_DEPTH, MAX_DEPTH + 1, 200])(
  'reduces the innermost of %d nested elements to text, in Node as in browsers',
  (count) => {
    const nested = (depth: number) =>
      `${'<blockquote>'.repeat(depth)}Words${'</blockquote>'.repeat(depth)}`;
    const clean = nested(Math.min(count, MAX_DEPTH));
    expect(sanitisePostHtml(nested(count))).toBe(clean);
    expect(sanitiseInBrowser(nested(count))).toBe(clean);
  },
);

test('sanitises fifty thousand nested elements', () => {
  const cleaned = sanitisePostHtml(`${'<ul><li>'.repeat(25_000)}Words`);
  expect(cleaned.match(/<ul>/g)?.length).toBeLessThanOrEqual(MAX_DEPTH / 2);
  expect(cleaned).toContain('Words');
});
