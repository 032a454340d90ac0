import { violations } from '../support/axe.ts';
import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { enlargeText, lostWords } from '../support/lost-words.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { path } = samplePages['mfe-company'];

test('the checks detect low contrast, an unmarked link and a truncated word in large text', async ({
  page,
}) => {
  await openLive(page, path);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/contactUs' });
    link.append('Write to us');
    const words = document.createElement('p');
    words.append('You have read all of it? ', link, ' then.');
    document.querySelector('#slot h1')?.after(words);
  });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#slot h1 + p > a');
    if (link) Object.assign(link.style, { textDecoration: 'none', color: 'rgb(70, 70, 70)' });
    const text = document.querySelector<HTMLElement>('#slot summary h2');
    if (text) text.style.color = 'rgb(200, 200, 200)';
  });
  expect(await violations(page)).toEqual([
    expect.stringMatching(/^color-contrast: <h2/),
    expect.stringMatching(/^link-in-text-block: <a /),
  ]);

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

test('the checks detect layout shifts and replaced elements during hydration', async ({ page }) => {
  await watchHydration(page);
  expect(await hydrationOf(page, path)).toEqual({ keepsElements: true, moved: [] });
  await page.addInitScript(() => {
    document.addEventListener('shell:live', () => {
      const heading = document.querySelector<HTMLElement>('#slot h1');
      if (!heading) return;
      heading.style.marginTop = '40px';
      heading.replaceWith(heading.cloneNode(true));
    });
  });
  const { keepsElements, moved } = await hydrationOf(page, path);
  expect(keepsElements).toBe(false);
  expect(moved).not.toEqual([]);
});
