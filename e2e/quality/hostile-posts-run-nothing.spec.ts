import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { sanitisePostHtml } from '@site/kit/post-html/sanitise-post-html.ts';
import { array, boolean, constantFrom, nat, sample, tuple } from 'fast-check';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Known ways to make HTML run a script. Each calls `hit()`. */
const vectors = [
  '<script>hit()</script>',
  '<script src="https://evil.invalid/x.js"></script>',
  '<img src=x onerror=hit()>',
  '<img src="x` `<script>hit()</script>"` `>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<title><img title="</title><img src=x onerror=hit()>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=hit()>"></xmp>',
  '<template><img src=x onerror=hit()></template>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()></audio>',
  '<picture><source srcset=x onerror=hit()><img src=x onerror=hit()></picture>',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>x</details>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()></select>',
  '<marquee onstart=hit()>x</marquee>',
  '<a href="javascript:hit()">x</a>',
  '<a href="java&#115;cript:hit()">x</a>',
  '<a href=" &#14; javascript:hit()">x</a>',
  '<a href="jav\tascript:hit()">x</a>',
  '<a href="data:text/html,<script>opener.hit()</script>">x</a>',
  '<form action="javascript:hit()"><button>x</button></form>',
  '<button formaction="javascript:hit()">x</button>',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<base href="javascript:hit()//">',
  '<link rel="stylesheet" href="javascript:hit()">',
  '<style>@import "javascript:hit()";</style>',
  '<p style="background:url(javascript:hit())">x</p>',
  '<table background="javascript:hit()"><td>x</td></table>',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<!--><img src=x onerror=hit()>-->',
  '<!--[if gte IE 4]><script>hit()</script><![endif]-->',
  '<?xml version="1.0"?><img src=x onerror=hit()>',
  '"><img src=x onerror=hit()>',
  '</p></div></main><img src=x onerror=hit()>',
  '<<img src=x onerror=hit()>',
  '<img/src=x/onerror=hit()>',
  '<img src=x onerror\u0000=hit()>',
  '<del cite="javascript:hit()" onmouseover=hit()>x</del><q cite="javascript:hit()">x</q>',
  '<abbr title="&quot;><img src=x onerror=hit()>">x</abbr>',
  '<ol start="1" type="a onload=hit()" reversed=hit()><li value="javascript:hit()">x</ol>',
  '<section lang="x" onclick=hit()><span dir="ltr" style="x:expression(hit())">x</span></section>',
  '<pre><code></pre><img src=x onerror=hit()></code>',
  '<img src="http://evil.invalid/" alt="<img src=x onerror=hit()>">',
  '<iframe src="/&quot;&gt;<img src=x onerror=hit()>" data-src="//evil.invalid/&quot; onerror=&quot;hit()"></iframe>',
  '<video src=/x"><img src=x onerror=hit()></video><audio src="data:text/html,<script>hit()</script>">',
  '<a name="x&quot; onclick=&quot;hit()" href="#x%22%20onclick=%22hit()">x</a><p id="body" onclick=hit()>x</p>',
  '<img src="javascript:hit()" alt="</span><script>hit()</script>">',
];

/**
 * Mutations of the vectors: joined, cut, nested, repeated and encoded differently. Deterministic, so the same on every
 * run.
 */
const mutated = sample(
  array(
    tuple(
      constantFrom(...vectors),
      constantFrom('', '<p>', '</p>', '<table>', '<td>', '<svg>', '<math>', '<!--', '<a href="'),
      nat(12),
      boolean(),
    ),
    { minLength: 1, maxLength: 3 },
  ).map((pieces) =>
    pieces
      .map(([vector, around, cut, upper]) => {
        const piece = around + vector.slice(cut % 3 === 0 ? cut : 0);
        return upper ? piece.replace(/<(\w+)/g, (tag) => tag.toUpperCase()) : piece;
      })
      .join(''),
  ),
  { numRuns: 400, seed: 20_261_121 },
);

const hostile = [...vectors, ...mutated];

test('no hostile post runs a script after the service or the browser has sanitised it', async ({
  page,
  expectPageErrors,
}) => {
  // The unsanitised control below makes the browser log errors about missing pictures.
  expectPageErrors(/Failed to load resource|Refused|Error/);
  // This page has no policy, so sanitising must be sufficient by itself.
  await page.route('https://plain.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="post"></div>' }),
  );
  // Pictures fail immediately, without a DNS lookup.
  await page.route(/evil\.invalid|plain\.invalid\/./, (route) => route.abort());
  await page.goto('https://plain.invalid/');
  await page.addScriptTag({ content: browserCleaner() });

  const run = (posts: readonly string[], how: 'as it is' | 'cleaned here'): Promise<unknown> =>
    page.evaluate(`show(${JSON.stringify(posts)}, ${how === 'cleaned here'})`);

  expect(
    await run(['<img src=x onerror=hit()>', '<svg onload=hit()>'], 'as it is'),
  ).toBeGreaterThan(0);
  expect(await run(hostile.map(sanitisePostHtml), 'as it is')).toBe(0);
  expect(await run(hostile, 'cleaned here')).toBe(0);
});

test('sanitised posts violate none of the site’s policies, and unsanitised ones are blocked', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Failed to load resource|Refused|Error|TrustedHTML/);
  await page.route('https://strict.invalid/', (route) =>
    route.fulfill({
      headers: {
        'content-type': 'text/html',
        'content-security-policy':
          "require-trusted-types-for 'script'; trusted-types default blog-html",
      },
      body: `<!doctype html><div id="post"></div><script>${browserCleaner()}</script>`,
    }),
  );
  await page.route(/evil\.invalid|strict\.invalid\/./, (route) => route.abort());
  await page.goto('https://strict.invalid/');
  const run = (posts: readonly string[], clean: boolean): Promise<unknown> =>
    page.evaluate(`show(${JSON.stringify(posts)}, ${clean}, true)`);
  const violations = () => page.evaluate('violations');

  expect(await run(hostile.map(sanitisePostHtml), false)).toBe(0);
  expect(await run(hostile, true)).toBe(0);
  expect(await violations()).toBe(0);
  await expect(run(['<img src=x onerror=hit()>'], false)).rejects.toThrow('has not been sanitised');
  await expect(page.evaluate(`show(['<p>text</p>'], false)`)).rejects.toThrow('TrustedHTML');
  expect(await violations()).toBeGreaterThan(0);
});

/** The browser's sanitiser as one plain script. */
function browserCleaner(): string {
  const names = [
    'cleaned-html',
    'post-anchors',
    'replace-embeds',
    'allowed-html',
    'blog-html',
    'sanitise-in-browser',
  ];
  const files = [
    'kit/parse-url.ts',
    'kit/escape-html.ts',
    ...names.map((name) => `kit/safe-html/${name}.ts`),
  ];
  const code = files.map((file) => {
    const { code: plain } = transformSync(readFileSync(path.join(root, file), 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    return plain.replaceAll(/^import .*$/gm, '').replaceAll(/\bexport (?=const|function)/g, '');
  });
  return `(() => { ${code.join('\n')}; Object.assign(window, { sanitiseInBrowser, blogHtml }); })(); ${show}`;
}

/** Inserts posts into the page one after another, clicks their links, and counts script executions. */
const show = `
  let hits = 0;
  function hit() { hits += 1; }
  let violations = 0;
  document.addEventListener('securitypolicyviolation', () => (violations += 1));
  async function show(posts, clean, isTrusted = false) {
    hits = 0;
    const box = document.getElementById('post');
    // A link to a page would leave this one.
    box.onclick = (event) => {
      if (/^https?:$/.test(event.target.closest('a').protocol)) event.preventDefault();
    };
    for (const html of posts) {
      const shown = clean ? sanitiseInBrowser(html) : html;
      box.innerHTML = isTrusted ? blogHtml(shown) : shown;
      for (const link of box.querySelectorAll('a')) link.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    // The picture requested last fails last, so all pictures of the posts have failed by then.
    const last = new Image();
    const failed = new Promise((resolve) => last.addEventListener('error', resolve));
    last.src = '/last';
    await failed;
    // Transitions start and end with a frame.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return hits;
  }`;
