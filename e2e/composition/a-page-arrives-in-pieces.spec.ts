import type { Page } from 'playwright/test';
import { layHeldLine, type HeldLine } from '../support/held-line.ts';
import { expectAt, readFrom, topOf } from '../support/place-in-window.ts';
import { openLive, testedSite, untilLive } from '../support/site.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ line: HeldLine }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  line: async ({}, provide) => {
    const line = await layHeldLine(testedSite.port);
    await provide(line);
    await line.close();
  },
});

/** Reloads a page that arrives until these words, and waits until the browser has returned to a place in it. */
async function reloadUntil(page: Page, line: HeldLine, words: string): Promise<void> {
  line.holdFrom(words);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => window.scrollY > 0);
}

/** The rest of the page arrives, and the font last of all. */
async function letTheRestArrive(page: Page, line: HeldLine): Promise<void> {
  line.letPageArrive();
  await expect(page.locator('footer')).toBeAttached();
  line.letFontsArrive();
  await untilLive(page);
}

test.use({ viewport: { width: 360, height: 740 } });

for (const { where, path, heading } of [
  {
    where: 'below the tabs',
    path: '/assessments/behavioral/adhd',
    heading: 'What it costs in India',
  },
  {
    where: 'in the last tab',
    path: '/assessments/behavioral/adhd#treatment',
    heading: 'Parent training',
  },
] as const) {
  test(`${where}, a reload leaves the reader at the same line`, async ({ page, line }) => {
    await openLive(page, line.origin + path);
    const part = page.getByRole('heading', { name: heading });
    const top = await readFrom(part);
    await reloadUntil(page, line, heading);
    await letTheRestArrive(page, line);
    await expectAt(part, top);
  });
}

test('who reads on before a reloaded page is alive is not taken back', async ({ page, line }) => {
  await openLive(page, `${line.origin}/privacy-policy`);
  const part = page.locator('#gdpr');
  const top = await readFrom(part);
  await reloadUntil(page, line, '<footer');
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  const isReadOn = async () => (await topOf(part)) < top - 200;
  await expect.poll(isReadOn).toBe(true);
  await letTheRestArrive(page, line);
  expect(await isReadOn()).toBe(true);
});
