import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** WCAG 1.4.4: words that stand beyond either edge of the window, outside of rows that scroll sideways. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const { currentNode } = words;
    const parent = currentNode.parentElement;
    if (!currentNode.textContent?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest('.skip, .visually-hidden, [inert], .car, .tabs')) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (right > width + 1 || left < -1) found.push(currentNode.textContent.trim());
  }
  return found;
}

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 800 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(
    `with text at twice its size no word is cut off on ${screen}`,
    { tag: '@layout' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const { path } of Object.values(samplePages)) {
        await openLive(page, path);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect(await page.evaluate(cutOff), path).toEqual([]);
      }
    },
  );
}
