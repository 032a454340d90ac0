import { expect, test } from '../support/test.ts';

const lists = [
  ['/blog/101', '[aria-labelledby=other-blogs] ul'],
  ['/assessments/learning', '[data-category-items]'],
] as const;

for (const [path, list] of lists) {
  test(`no card of ${path} is alone in its row`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const rights = await page
      .locator(`${list} > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(rights.length).toBeGreaterThan(2);
    expect(rights.at(-1)).toBeCloseTo(Math.max(...rights), 0);
    if (path !== '/blog/101') return;
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.ui-article-text'), 'the title begins where the text does').toBe(
      await left('h1'),
    );
  });
}

test('the arrow of a two-line link stays beside its last word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/assessments');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const labels = await page.locator('[data-related] a > span').evaluateAll((all) =>
    all.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label.querySelector('span') ?? label);
      const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
      const last = lines.at(-1);
      const arrow = label.querySelector('svg')?.getBoundingClientRect();
      return {
        lines: new Set(lines.map(({ top }) => Math.round(top))).size,
        gap: last && arrow ? arrow.left - last.right : Number.NaN,
        inLine: last && arrow ? arrow.top < last.bottom && arrow.bottom > last.top : false,
      };
    }),
  );
  expect(labels.some(({ lines }) => lines > 1)).toBe(true);
  for (const { gap, inLine } of labels) {
    expect(inLine).toBe(true);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);
  }
});
