import { setTimeout as after } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { onePagePerTemplate, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { product, thirdParties } = configuredSite();

/** Delay of each script, in milliseconds. */
const delays = [0, 800] as const;

/** A control that is a plain link before the page is live, and acts in place afterwards. */
type Leading = {
  path: string;
  control: (page: Page) => Locator;
  /** The text to type into the page's search first. */
  typed?: string;
  /** The link's target. */
  to: RegExp;
  /** The action on a live page. */
  or: (page: Page) => Locator;
};

const contactDialog = (page: Page) => page.getByRole('dialog', { name: 'Get in touch with us !' });
const bookingDesk = (page: Page) => page.getByRole('dialog', { name: 'Sample booking desk' });

const leading: readonly Leading[] = [
  {
    path: '/refund-policy',
    control: (page) => page.locator('footer').getByText('Get in Touch!'),
    to: /\/contactUs$/,
    or: contactDialog,
  },
  {
    path: '/company/faq',
    control: (page) => page.locator('header').getByText('Book a visit'),
    to: /\/contactUs$/,
    or: bookingDesk,
  },
  {
    path: '/',
    control: (page) => page.locator('#slot a[href="/intervention/comingSoon"]'),
    to: /\/intervention\/comingSoon$/,
    or: (page) => page.getByRole('dialog', { name: 'ASSESSMENTS ARE COMING SOON!!' }),
  },
  {
    path: '/',
    control: (page) => page.locator('[data-specialist] a'),
    to: /\/contactUs$/,
    or: bookingDesk,
  },
  {
    path: '/',
    control: (page) => page.locator('[data-film] button'),
    to: /\/welcome\.[0-9a-f]{8}\.mp4\??$/,
    or: (page) => page.locator('[data-film] video'),
  },
  {
    path: '/clinic',
    control: (page) => page.getByText('Book Appointment').first(),
    to: /\/contactUs$/,
    or: bookingDesk,
  },
  {
    path: '/school',
    control: (page) => page.getByText('Request Demo').first(),
    to: /\/contactUs$/,
    or: contactDialog,
  },
  {
    path: '/assessments',
    control: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    typed: 'adhd',
    to: /\/assessments\?/,
    or: (page) => page.getByText(/^\d+ results?/).first(),
  },
  {
    path: `/${product.slug}-offerings/biometric`,
    control: (page) => page.locator('#slot a[href="/intervention/comingSoon"]').first(),
    to: /\/intervention\/comingSoon$/,
    or: (page) => page.getByRole('dialog', { name: 'Coming Soon' }),
  },
];

/** Opens a page and clicks the control as soon as it is visible. Waits for either result. */
async function expectAnswer(page: Page, { path, control, typed, to, or }: Leading): Promise<void> {
  // Going to the same address twice is a reload, after which the browser scrolls to the previous position.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  if (typed !== undefined) await page.getByRole('searchbox').fill(typed);
  // The slider of a carousel contains inert copies of its slides.
  await control(page).and(page.locator(':not([inert] *)')).first().click();
  await expect
    .poll(async () => to.test(page.url()) || (await or(page).isVisible()), `${path} to ${to}`)
    .toBe(true);
}

/** The number of the front slide, from 1. Runs in the page. */
function slideInFront(carousel: Element): number {
  const row = carousel.querySelector('[data-carousel-row]');
  const width = row?.firstElementChild?.getBoundingClientRect().width;
  if (row && width) return Math.round(row.scrollLeft / width) + 1;
  const slide = carousel.querySelector('.slick-current [aria-roledescription=slide]');
  return Number.parseInt(slide?.getAttribute('aria-label') ?? '', 10);
}

const carousel = (page: Page, arrow: string) =>
  page
    .locator('[aria-roledescription=carousel]')
    .filter({ has: page.getByRole('button', { name: arrow }) });

async function expectInFront(page: Page, arrow: string, slide: number): Promise<void> {
  await expect
    .poll(() => carousel(page, arrow).evaluate(slideInFront), `the slide after ${arrow}`)
    .toBe(slide);
}

/** Clicks the controls of a page that need scripts, each as soon as it is visible. */
const staying: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await carousel(page, 'Next slide')
      .getByRole('button', { name: /^4 of / })
      .click();
    await expectInFront(page, 'Next slide', 4);
    await page.getByRole('button', { name: 'Next slide', exact: true }).click();
    await expectInFront(page, 'Next slide', 5);
    await page.getByRole('button', { name: 'Next specialists' }).click();
    await expectInFront(page, 'Next specialists', 2);
    await page.getByRole('button', { name: 'How the app works' }).click();
    const dialog = page.getByRole('dialog', { name: `${product.name} Mobile App` });
    await expect(dialog).toBeVisible();
    await untilLive(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The slider, loaded in the meantime, shows the slides chosen before.
    for (const [arrow, slide] of [
      ['Next slide', 5],
      ['Next specialists', 2],
    ] as const) {
      await carousel(page, arrow).scrollIntoViewIfNeeded();
      await expect(carousel(page, arrow).locator('.slick-slide').first()).toBeAttached();
      await expectInFront(page, arrow, slide);
    }
  },
  async '/about-us'(page) {
    await page.getByRole('button', { name: 'Next leaders' }).click();
    await expectInFront(page, 'Next leaders', 2);
    await untilLive(page);
    await expectInFront(page, 'Next leaders', 2);
  },
  async '/company/leadershipTeam'(page) {
    const more = page.getByRole('button', { name: /^Read more/ }).first();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
  async '/feed'(page) {
    await page.getByRole('button', { name: /^Show the boards/ }).click();
    await expect(page.locator('iframe')).toHaveCount(thirdParties.feed.boards.length);
  },
  async '/blog/101'(page) {
    await page.getByText('Share this post').click();
    await expect(page.getByText('Link copied')).toBeVisible();
  },
};

/** Delays every script. */
async function delayScripts(page: Page, delayMs: number): Promise<void> {
  await page.route(/\/r\/.*\.js$/, async (route) => {
    await after(delayMs);
    await route.continue();
  });
}

for (const delayMs of delays) {
  test.describe(`with every script ${delayMs} ms late`, () => {
    test.beforeEach(({ context }) => context.grantPermissions(['clipboard-write']));

    test('controls that work without scripts respond to the first click', async ({ page }) => {
      await delayScripts(page, delayMs);
      for (const each of leading) await expectAnswer(page, each);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('controls that need scripts appear once they work', async ({ context }) => {
      const visits = Object.entries(staying).map(async ([path, press]) => {
        const page = await context.newPage();
        await delayScripts(page, delayMs);
        await page.goto(path, { waitUntil: 'commit' });
        await press(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
      await Promise.all(visits);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every visible control is a working link', async ({ page }) => {
    for (const each of leading) {
      await page.goto(each.path);
      if (await each.control(page).first().isVisible()) await expectAnswer(page, each);
    }
  });
});

test('no page shows a control before its script has loaded', async ({ page }) => {
  await page.route(/\/r\/.*\.js$/, () => {});
  for (const path of onePagePerTemplate()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(deadControls), path).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The visible buttons that do nothing without scripts. Runs in the page. */
function deadControls(): string[] {
  return [...document.querySelectorAll('button, [role=button], [role=tab]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches('[popovertarget], form[action] [type=submit]'))
    .map((control) => control.outerHTML.slice(0, 160));
}
