import type { Page } from 'playwright/test';
import { deferred } from '@site/kit/deferred.ts';
import { shard } from '../support/shard.ts';
import { expect, test } from '../support/test.ts';

/** One page for each kind of first screen. */
const paths = [
  '/',
  '/assessments',
  '/assessments/behavioral',
  '/assessments/behavioral/adhd',
  '/blog',
  '/blog/101',
  '/clinic',
  '/company/faq',
  '/company/leadershipTeam',
  '/contactUs',
  '/pebble-offerings/doctors',
  '/pebble-offerings/pebble-vision/article/1',
  '/school',
];

/** The number of tests that the pages are divided into, so that every worker gets some. */
const PARTS = 2;

/** Returns the position and style of each element above the fold. Omits the height of elements that extend below it. */
function aboveTheFold(): string[] {
  const fold = document.querySelector('#slot link[rel=stylesheet]');
  if (!fold) throw new Error('The page has no fold.');
  const seen = [
    ...document.body.querySelectorAll('*:not([popover], [popover] *, link, script)'),
  ].filter((element) => element.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING);
  return seen.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, ...(element.contains(fold) ? [] : [height])].map(Math.round);
    const { color, backgroundColor, font, visibility } = getComputedStyle(element);
    const look = [color, backgroundColor, font, visibility].join(' ');
    return `${element.tagName} .${element.getAttribute('class')}: ${box.join(' ')}, ${look}`;
  });
}

/** Whether the heading font has loaded; the fallback font has different widths. */
function isFontLoaded(): boolean {
  const [face] = [...document.fonts].filter(({ family }) => family.includes('Baloo 2'));
  return face?.status === 'loaded';
}

/** Delays the full stylesheets until the returned function is called. */
async function delayFullSheets(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = deferred<void>();
  await page.route('**/r/*/*/*.css', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.use({ javaScriptEnabled: false });

/** A phone, a tablet and a desktop. */
const screens = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Returns the layout above the fold on each screen. */
async function layouts(page: Page): Promise<string[][]> {
  const looks: string[][] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    looks.push(await page.evaluate(aboveTheFold));
  }
  return looks;
}

for (let part = 1; part <= PARTS; part += 1) {
  test(`the first screen has its final layout before the full stylesheets arrive, at every size (${part} of ${PARTS})`, async ({
    page,
  }) => {
    for (const path of shard(paths, part, PARTS)) {
      const release = await delayFullSheets(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#slot link[rel=stylesheet]').first().waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(isFontLoaded)).toBe(true);
      const before = await layouts(page);
      release();
      await page.waitForLoadState('load');
      for (const look of before) expect(look.length, path).toBeGreaterThan(20);
      expect(before, path).toEqual(await layouts(page));
      await page.unrouteAll();
    }
  });
}
