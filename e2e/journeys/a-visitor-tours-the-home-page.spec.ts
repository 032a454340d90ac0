import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { secondsSeen } from '../support/seconds-seen.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const carouselNames = ['hero', 'specialists', 'offerings', 'articles'] as const;
type CarouselName = (typeof carouselNames)[number];

/** The page's carousels, by content. */
function carousel(page: Page, name: CarouselName): Locator {
  const label = {
    hero: /can do for your family/,
    specialists: 'Specialists',
    offerings: 'Checks and services',
    articles: 'Parents Desk',
  }[name];
  return page.getByRole('region', { name: label });
}

/** How many slides are fully visible at each width (specification, section 9). */
const seenAt: readonly [width: number, seen: Readonly<Record<CarouselName, number>>][] = [
  [1280, { hero: 1, specialists: 4, offerings: 4, articles: 3 }],
  [1025, { hero: 1, specialists: 4, offerings: 4, articles: 3 }],
  [1024, { hero: 1, specialists: 3, offerings: 3, articles: 2 }],
  [601, { hero: 1, specialists: 3, offerings: 3, articles: 2 }],
  [600, { hero: 1, specialists: 2, offerings: 2, articles: 2 }],
  [360, { hero: 1, specialists: 2, offerings: 2, articles: 2 }],
];

/** How many slides of a carousel are fully within the window. */
function slidesInSight(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    const slides = [...element.querySelectorAll('[data-carousel-slide]')];
    return slides.filter((slide) => {
      const { left, right, width } = slide.getBoundingClientRect();
      return width > 0 && left > -9 && right < document.documentElement.clientWidth + 9;
    }).length;
  });
}

/** Waits until the slider has replaced the row, which it does for a visitor who points at the carousel. */
async function untilSliding(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await region.hover();
  await region.page().mouse.move(0, 0);
  await expect(region.locator('.slick-slide').first()).toBeAttached();
}

test.describe('visible slides', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const expectInSight = async (page: Page, width: number, seen: (typeof seenAt)[number][1]) => {
    for (const name of carouselNames) {
      const region = carousel(page, name);
      await untilSliding(region);
      await expect.poll(() => slidesInSight(region), `${name} at ${width} px`).toBe(seen[name]);
      const reachable = region.locator('.slick-slide:not([inert])');
      await expect(reachable, `${name} at ${width} px`).toHaveCount(seen[name]);
      const dots = region.getByRole('group', { name: 'Choose a slide' });
      const without = width > 1024 && (name === 'specialists' || name === 'offerings');
      await expect(dots, `${name} at ${width} px`).toBeVisible({ visible: !without });
    }
  };

  test('follow a resize of the window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openLive(page, '/');
    for (const [width, seen] of seenAt) {
      await page.setViewportSize({ width, height: 800 });
      await expectInSight(page, width, seen);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the specified number of slides at each width, with working links', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, seen] of seenAt) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of carouselNames) {
        const region = carousel(page, name);
        const edge = await region
          .locator('[data-carousel-row]')
          .evaluate((row) => row.getBoundingClientRect().right);
        const ends = await region
          .locator('[data-carousel-row] > li')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
        expect(
          ends.filter((end) => end <= edge + 1),
          `${name} at ${width} px`,
        ).toHaveLength(seen[name]);
        await expect(region.getByRole('button', { name: /Next|rotation/ })).toHaveCount(0);
      }
    }
    await expect(page.getByRole('link', { name: /^Book a visit to the/ })).toHaveCount(
      await carousel(page, 'specialists').getByRole('listitem').count(),
    );
    await expect(page.getByRole('link', { name: /Join waitlist/ })).toHaveAttribute(
      'href',
      '/intervention/comingSoon',
    );
  });
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the keyboard skips hidden slides, and reaches the stop button first', async ({ page }) => {
    await openLive(page, '/');
    const articles = carousel(page, 'articles');
    await untilSliding(articles);
    const start = articles.getByRole('button', { name: 'Start slide rotation' });
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(articles.getByRole('button', { name: 'Stop slide rotation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    const met: string[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return (
            focused?.getAttribute('aria-label') ?? focused?.querySelector('h3')?.textContent ?? ''
          );
        }),
      );
    }
    expect(met.slice(0, 2)).toEqual(['Previous articles', 'Next articles']);
    const visible = await articles.locator('.slick-slide:not([inert]) h3').allTextContents();
    expect(met.slice(2)).toEqual(visible);
  });
});

test('the coming service opens the waitlist, and regains focus at any width', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: /ASSESSMENTS ARE COMING SOON/ });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, '/');
  await untilSliding(carousel(page, 'offerings'));
  const card = page.getByRole('link', { name: /Join waitlist/ });
  for (const width of [360, 768]) {
    await card.click();
    await expect(dialog).toContainText('Ask Pebble is coming soon.');
    await page.setViewportSize({ width, height: 800 });
    const seen = carousel(page, 'offerings').locator('.slick-slide:not([inert])');
    await expect(seen).toHaveCount(width === 360 ? 2 : 3);
    await expect(seen.filter({ has: page.locator('[aria-haspopup]') })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeFocused();
  }
});

test('the welcome film plays on the first click, even before hydration', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play film (silent)' }).click();
  await expect.poll(() => page.locator('video').evaluate(secondsSeen)).toBeGreaterThan(0);
  // The rotation has stopped, so it cannot hide the film.
  await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
});

test('the page with all its carousels running passes axe on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, '/');
  for (const name of carouselNames) await untilSliding(carousel(page, name));
  expect(await violations(page)).toEqual([]);
});

test('a phone’s first screen shows help first, then the first slide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/');
  const first = page.locator('#slot .ui-button').first();
  await expect(first).toHaveText('What would you like help with?');
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeInViewport({ ratio: 1 });
});
