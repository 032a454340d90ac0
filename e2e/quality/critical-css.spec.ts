import type { Page } from 'playwright/test';
import { partOf } from '../support/shard.ts';
import { expect, test } from '../support/test.ts';

/** One page of each kind of beginning. */
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

/** In how many tests the pages are looked at, so that all workers have some. */
const PARTS = 2;

/** Where each element above the fold stands and how it looks. Elements that go on below it have no height here. */
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

/** Whether the font of headings has arrived; another one has other widths. */
function isFontThere(): boolean {
  const [face] = [...document.fonts].filter(({ family }) => family.includes('Baloo 2'));
  return face?.status === 'loaded';
}

/** Holds the full sheets back until the function it gives is called. */
async function holdFullSheets(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/r/*/*/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

test.use({ javaScriptEnabled: false });

/** A phone, a tablet and a desk. */
const screens = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** How the beginning of the page looks on each screen. */
async function beginnings(page: Page): Promise<string[][]> {
  const looks: string[][] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    looks.push(await page.evaluate(aboveTheFold));
  }
  return looks;
}

for (let part = 1; part <= PARTS; part += 1) {
  test(
    `what is above the fold stands on every screen before the full sheets arrive (${part} of ${PARTS})`,
    { tag: '@layout' },
    async ({ page }) => {
      for (const path of partOf(paths, part, PARTS)) {
        const letGo = await holdFullSheets(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('#slot link[rel=stylesheet]').first().waitFor({ state: 'attached' });
        await expect.poll(() => page.evaluate(isFontThere)).toBe(true);
        const before = await beginnings(page);
        letGo();
        await page.waitForLoadState('load');
        for (const look of before) expect(look.length, path).toBeGreaterThan(20);
        expect(before, path).toEqual(await beginnings(page));
        await page.unrouteAll();
      }
    },
  );
}
