import { violations } from '../support/axe.ts';
import { testedFontSets } from '../support/font-sets.ts';
import { inEachFontSet } from '../support/in-each-font-set.ts';
import { enlargeText, lostWords } from '../support/lost-words.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { path } = samplePages['mfe-company'];

test('the letters of each set of fonts have widths of their own', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'Fonts are chosen where Fontconfig finds them.');
  await openLive(page, path);
  const widths = new Set<number>();
  await inEachFontSet(page, async () => {
    widths.add(
      await page.evaluate(() => {
        const line = document.createElement('span');
        line.textContent = 'What a child says, hears and sees';
        document.querySelector('#slot p')?.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;
      }),
    );
  });
  expect(widths.size).toBe(testedFontSets.length);
});

test('a text that becomes hard to read on a page that was looked at is noticed', async ({
  page,
}) => {
  await openLive(page, path);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('#slot summary h2');
    if (text) text.style.color = 'rgb(200, 200, 200)';
  });
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: <h2/)]);
});

test('a word that is cut off in large letters alone is noticed', async ({ page }) => {
  await openLive(page, path);
  await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('#slot p');
    if (!box) return;
    box.textContent = 'Neurodevelopmental';
    Object.assign(box.style, { width: '200px', overflow: 'hidden', whiteSpace: 'nowrap' });
  });
  const lost = () => page.evaluate(lostWords, '#slot');
  expect(await lost()).toEqual([]);
  await page.evaluate(enlargeText, 200);
  expect(await lost()).toContain('cut off at the side: Neurodevelopmental');
});
