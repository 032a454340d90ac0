import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { bringAxe, violations } from '../support/axe.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { overflow } from '../support/overflow.ts';
import { shard } from '../support/shard.ts';
import { composedPaths, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The pages that answer a form without scripts; with scripts nobody meets them. */
const formAnswers: readonly string[] = Object.values(formAnswerPaths).flatMap((paths) =>
  Object.values(paths),
);

/** The number of tests that share the pages, so that none takes long and every worker has some. */
const PARTS = 8;

/**
 * The `test` fixture fails on hydration differences, console errors, uncaught errors and violations of
 * the content security policy, so opening every page is an assertion of its own.
 */
test.describe('live', () => {
  // Nothing moves by itself then, and words stay where they are measured.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let part = 1; part <= PARTS; part += 1) {
    test(`every page hydrates in place, passes axe and loses no word, however large the text (${part} of ${PARTS})`, async ({
      page,
    }) => {
      await bringAxe(page);
      await watchHydration(page);
      for (const path of shard(composedPaths(), part, PARTS)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        if (formAnswers.includes(path)) await openLive(page, path);
        else {
          expect(await hydrationOf(page, path), path).toEqual({
            keepsElements: true,
            moved: [],
          });
        }
        expect(await violations(page), `${path} on a desktop`).toEqual([]);
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await violations(page), `${path} on a phone`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
        await expectNoWordLost(page, 'body', path);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (let part = 1; part <= PARTS; part += 1) {
    test(`every page reads in full, its links lead somewhere and its buttons work (${part} of ${PARTS})`, async ({
      page,
    }) => {
      const known = composedPaths();
      const links = new Set<string>();
      for (const path of shard(known, part, PARTS)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.locator('h1'), path).toHaveCount(1);
        const hidden = page.locator('#slot [hidden]:visible');
        await expect(hidden, `${path}: nothing hidden is half shown`).toHaveCount(0);
        const { toPages, broken } = await page.evaluate(lookAtLinks);
        expect(toPages.length, `${path}: its links are found`).toBeGreaterThan(5);
        for (const pathname of toPages) links.add(pathname);
        expect(broken, `${path}: every link within the page leads to one place`).toEqual([]);
        expect(await page.evaluate(deadButtons), `${path} on a desktop`).toEqual([]);
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await page.evaluate(deadButtons), `${path} on a phone`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
      }
      for (const link of [...links].filter((pathname) => !known.includes(pathname))) {
        expect((await page.request.get(link)).status(), `${link} is there`).toBe(200);
      }
    });
  }
});

/** The pages that a page links to, and its links to places within it of which there is none, or more than one. */
function lookAtLinks(): { toPages: string[]; broken: string[] } {
  const all = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  return {
    toPages: all('a[href^="/"]').map(({ pathname }) => pathname),
    broken: all('#slot a[href^="#"]')
      .map(({ hash }) => hash)
      .filter((hash) => document.querySelectorAll(`[id="${hash.slice(1)}"]`).length !== 1),
  };
}

/** The names of visible buttons that do nothing without scripts. */
function deadButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter(({ popoverTargetElement, type, form }) => {
      const sends = type === 'submit' && form?.hasAttribute('action');
      return !popoverTargetElement && !sends;
    })
    .map((button) => button.ariaLabel ?? button.textContent ?? '');
}
