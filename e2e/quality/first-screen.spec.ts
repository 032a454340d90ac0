import { composedPaths, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A phone of common size, in CSS pixels. */
const phone = { width: 360, height: 740 };

const withAdvice = [
  /^\/assessments\/(?:physical|help-at-school|(?:behavioral|learning)(?:\/\w+)?)$/,
  /^\/\w+-offerings\/[\w/-]+$/,
  // Built-in posts, but not the reviews.
  /^\/blog\/1(?!0[678])\d\d$/,
];

test('every page with advice names the signs, what to do today and any danger on a phone’s first screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const paths = composedPaths().filter((path) => withAdvice.some((pattern) => pattern.test(path)));
  for (const pattern of withAdvice)
    expect(paths.filter((path) => pattern.test(path))).not.toEqual([]);
  for (const path of paths) {
    await openLive(page, path);
    const ends = await page.evaluate(() => {
      const bottom = (element: Element | null | undefined) =>
        element ? Math.round(element.getBoundingClientRect().bottom + scrollY) : Infinity;
      const answers = document.querySelectorAll('[data-in-brief] dd');
      const danger = [...document.querySelectorAll('[data-in-brief] dt')].find((label) =>
        /^(?:In danger|Do not wait)$/.test(label.textContent),
      );
      const strip = document.querySelector('[data-danger-strip]');
      return {
        title: bottom(document.querySelector('h1')),
        signs: bottom(answers[0]),
        today: bottom(answers[1]),
        danger: danger ? bottom(danger.nextElementSibling) : 0,
        strip: strip ? bottom(strip) : 0,
      };
    });
    for (const [part, end] of Object.entries(ends))
      expect.soft(end, `${part} on ${path}`).toBeLessThanOrEqual(phone.height);
  }
});
