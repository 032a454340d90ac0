import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { isFullRun } from '@site/kit/testing/full-run.ts';
import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { preloadAxe, violations } from '../support/axe.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { overflow } from '../support/overflow.ts';
import { shard } from '../support/shard.ts';
import { readContent } from '../support/read-content.ts';
import type { DangerAnswers } from '@site/kit/safety/safety-schema.ts';
import { composedPaths, onePagePerTemplate, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The pages that answer a form post without JavaScript. */
const formAnswers: readonly string[] = Object.values(formAnswerPaths).flatMap((paths) =>
  Object.values(paths),
);

/** The number of tests that the pages are divided into, so that every worker gets some. */
const PARTS = 6;

/**
 * The `test` fixture fails on hydration mismatches, console errors, uncaught errors and policy violations, so opening a
 * page is a test in itself.
 */
test.describe('live', () => {
  // Reduced motion keeps text where it is measured.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let part = 1; part <= PARTS; part += 1) {
    test(`every page hydrates in place, passes axe and truncates no word at any text size (${part} of ${PARTS})`, async ({
      page,
    }) => {
      await preloadAxe(page);
      await watchHydration(page);
      const templates = onePagePerTemplate();
      for (const path of shard(composedPaths(), part, PARTS)) {
        await page.setViewportSize({ width: 360, height: 800 });
        if (formAnswers.includes(path)) await openLive(page, path);
        else {
          expect(await hydrationOf(page, path), path).toEqual({ keepsElements: true, moved: [] });
        }
        const isSample = templates.includes(path);
        if (isSample) {
          expect(await violations(page), `${path} on a phone`).toEqual([]);
          await page.setViewportSize({ width: 1280, height: 800 });
          expect(await violations(page), `${path} on a desktop`).toEqual([]);
        }
        if (isSample) await expectNoWordLost(page, 'body', path);
        else if (isFullRun) await expectNoWordLost(page, 'body', path, 'twice the size');
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete and its buttons work', async ({ page }) => {
    for (const path of onePagePerTemplate()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1'), path).toHaveCount(1);
      const hidden = page.locator('#slot [hidden]:visible');
      await expect(hidden, `${path}: nothing hidden is half shown`).toHaveCount(0);
      expect(await page.evaluate(deadButtons), `${path} on a desktop`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate(deadButtons), `${path} on a phone`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
    }
  });
});

test('lists four levels deep in a post fit the narrowest phone, with long words and addresses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, '/blog/101');
  for (const kind of ['ul', 'ol'] as const) {
    await page.evaluate((tag) => {
      let inner: Element | string = '';
      for (const words of [
        'https://example.org/a-very-long-address',
        'Otorhinolaryngologist',
        'b',
        'a',
      ]) {
        const list = document.createElement(tag);
        const entry = document.createElement('li');
        entry.append(words, inner);
        list.append(entry);
        inner = list;
      }
      document.querySelector('.ui-article-text')?.prepend(inner);
    }, kind);
    expect(await page.evaluate(overflow), kind).toBe(0);
  }
});

test('a shared link to every page has a picture of the stated size that previews can show', async ({
  page,
}) => {
  const pictures = new Map<string, string>();
  for (const path of composedPaths()) {
    const html = await (await page.request.get(path)).text();
    const facts = Object.fromEntries(
      [
        ...html.matchAll(
          /<meta (?:property|name)="((?:og:image|twitter:card)[^"]*)" content="([^"]*)"/g,
        ),
      ].map(([, name = '', content = '']) => [name, content]),
    );
    expect(facts, path).toEqual({
      'og:image': expect.stringMatching(/^https:\/\/[^/]+\/.+\.(?:png|jpe?g|webp)$/),
      'og:image:width': expect.stringMatching(/^\d+$/),
      'og:image:height': expect.stringMatching(/^\d+$/),
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
    const size = `${facts['og:image:width']} × ${facts['og:image:height']}`;
    pictures.set(new URL(facts['og:image'] ?? '').pathname, size);
  }
  for (const [path, size] of pictures) {
    await page.goto(path);
    const real = await page.evaluate(() => {
      const [image] = document.images;
      return `${image?.naturalWidth} × ${image?.naturalHeight}`;
    });
    expect(real, path).toBe(size);
  }
});

test('every link of every page has a target', async ({ page }) => {
  const paths = composedPaths();
  const links = new Set<string>();
  const { answers } = readContent<DangerAnswers>('kit/safety/content/danger-answers.yaml');
  const toParts = new Set(Object.values(answers).map((answer) => answer.page));
  const parts = new Set<string>();
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const { toPages, broken, ...found } = await page.evaluate(findLinks, html);
    for (const link of found.toParts) toParts.add(link);
    for (const id of found.ids) parts.add(`${path}#${id}`);
    expect(toPages.length, `${path}: its links are found`).toBeGreaterThan(5);
    expect(broken, `${path}: every link within the page has one target`).toEqual([]);
    for (const link of toPages) links.add(link);
  }
  for (const link of [...links].filter((each) => !paths.includes(each))) {
    expect((await page.request.get(link)).status(), link).toBe(200);
  }
  const lost = [...toParts].filter((link) => !parts.has(link));
  expect(lost, 'links to parts of pages').toEqual([]);
});

/**
 * The pages and parts of pages that a document links to, its ids, and its fragment links without exactly one target.
 * Runs in the page.
 */
function findLinks(html: string): Record<'toPages' | 'toParts' | 'ids' | 'broken', string[]> {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const hrefs = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  return {
    toPages: hrefs('a[href^="/"]').map((href) => href.replace(/[?#].*/, '')),
    toParts: hrefs('#slot a[href^="/"][href*="#"]').map((href) => href.replace(/\?[^#]*/, '')),
    ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    broken: hrefs('#slot a[href^="#"]').filter(
      (href) => parsed.querySelectorAll(`[id="${href.slice(1)}"]`).length !== 1,
    ),
  };
}

/** The names of visible buttons that do nothing without JavaScript. Runs in the page. */
function deadButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter(({ popoverTargetElement, type, form }) => {
      const sends = type === 'submit' && form?.hasAttribute('action');
      return !popoverTargetElement && !sends;
    })
    .map((button) => button.ariaLabel ?? button.textContent ?? '');
}
