import { expect, test } from '@jest/globals';
import { sanitisePostHtml } from '../post-html/sanitise-post-html.ts';
import { isCleanHtml } from './blog-html.ts';

test.each([
  '<h2>Sleep</h2><p>Words &amp; <strong>more</strong><br></p><hr>',
  '<p>1 &lt; 2, &quot;quoted&quot; and "plain" > all</p>',
  '<a href="/blog/1">one</a> <a href="https://a.example/?x=1&y=2">two</a> <a href="#source-3">3</a>',
  '<p><img src="https://a.example/1.jpg?x=1&y=2" alt="A &quot;cap&quot; <b>" width="40" loading="lazy"></p>',
  '<h2 id="signs">Signs</h2><a href="#signs">Signs</a><iframe src="https://www.youtube.com/embed/a"></iframe>',
  '<table><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  '<div class="ui-scrollable" role="group" aria-label="A table" tabindex="0"><table></table></div>',
  '<ol start="3" reversed=""><li value="7"><s>500 mg</s> <del>5 ml</del></li></ol>',
  '<details open=""><summary>More</summary><pre lang="hi"><code>1 &lt; 2\n</code></pre></details>',
  '',
])('accepts HTML that the sanitiser would output: %s', (html) => {
  expect(isCleanHtml(html.startsWith('<div class') ? html : sanitisePostHtml(html))).toBe(true);
});

test.each([
  '<script>hit()</script>',
  '<img src="/website/assets/a.svg" alt="" onerror="hit()">',
  '<img src="/website/assets/a.svg" alt="" onerror=hit()>',
  '<img src="https://a.example/1.jpg" alt=""onerror="hit()">',
  "<a href='javascript:hit()'>x</a>",
  '<a href="javascript:hit()">x</a>',
  '<a href="java&#115;cript:hit()">x</a>',
  '<a href="javascript&colon;hit()">x</a>',
  '<a href="/x" href="javascript:hit()">x</a>',
  '<a href="javascript:hit()" href="/x">x</a>',
  '<svg onload="hit()"></svg>',
  '<p style="color:red">x</p>',
  '<div class="x">x</div>',
  '<div class="ui-scrollable" role="group" aria-label="<script>" tabindex="0"></div>',
  '<div class="ui-scrollable" role="group" aria-label="" tabindex="0" onclick="hit()"></div>',
  '<details open="" ontoggle="hit()">x</details>',
  '<ol start="3;hit()"></ol>',
  '<p lang="x y">x</p>',
  '<<p>img src="x" onerror="hit()">',
  '<p><</p>img src="x" onerror="hit()">',
  '<!-- --><p>x</p>',
  '<P onclick="hit()">x</P>',
  '<p id="main">x</p>',
  '<a href="#main">x</a>',
  '<p title="</p><script>hit()</script>">x</p>',
  '<img src="/website/assets/a.svg" alt="a" srcset="https://evil.example/b.png">',
  '<source type="image/webp" srcset="https://evil.example/b.webp 1w">',
])('rejects HTML that the sanitiser would not output: %s', (html) => {
  expect(isCleanHtml(html)).toBe(false);
});
