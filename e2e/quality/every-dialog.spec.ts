import type { Locator, Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { violations } from '../support/axe.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A dialog, and how a visitor opens it. */
type ReachableDialog = {
  /** Its accessible name. */
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
  /** The button that submits its form. Clicking it immediately shows errors. */
  button?: string;
};

/** Every dialog of the site. The booking desk's script is blocked, so that a visit is booked by phone. */
const everyDialog: readonly ReachableDialog[] = [
  {
    name: 'Get in touch with us !',
    path: '/company/faq',
    press: (page) => page.getByRole('link', { name: 'Get in Touch!' }).click(),
    button: 'Send Message',
  },
  {
    name: 'ASSESSMENTS ARE COMING SOON!!',
    path: '/',
    // The carousel may hide this card on a phone; other tests reach it as a visitor does.
    press: (page) =>
      page.locator('#slot a[href="/intervention/comingSoon"]').first().dispatchEvent('click'),
    button: 'Join Waitlist',
  },
  {
    name: `${configuredSite().product.name} Mobile App`,
    path: '/',
    press: (page) => page.locator('button[aria-haspopup=dialog]').last().click(),
  },
  {
    name: 'Coming Soon',
    path: `/${configuredSite().product.slug}-offerings/biometric`,
    press: (page) => page.locator('#slot a[aria-haspopup=dialog]').first().click(),
  },
  {
    name: 'Book by phone',
    path: '/clinic',
    press: (page) => page.getByRole('button', { name: 'Book Appointment' }).first().click(),
    button: 'Call me back',
  },
];

for (const { name, path, press, button } of everyDialog) {
  test(`the dialog '${name}' passes axe, truncates no word on a phone, keeps Close visible, and Back closes it`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/ERR_FAILED|Failed to load/);
    await page.route('**/.sample/appointment.js', (route) => route.abort());
    await openLive(page, path);
    const before = page.url();
    await press(page);
    const dialog = page.getByRole('dialog', { name });
    const close = dialog.locator('[data-dialog-close]');
    await expect(close).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await violations(page), `as it opens, ${width} px`).toEqual([]);
      const stops = dialog.locator('a, input:visible, textarea, button');
      for (const stop of [stops.last(), stops.nth(1), dialog.getByRole('textbox').last()]) {
        if (!(await stop.isVisible())) continue;
        await stop.focus();
        expect(await isOnTop(close), `Close at ${width} px`).toBe(true);
        expect(await isOnTop(stop), `the focused field at ${width} px`).toBe(true);
      }
    }
    if (button) {
      await dialog.getByRole('button', { name: button }).click({ force: true });
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await violations(page), 'with mistakes').toEqual([]);
    }
    await expectNoWordLost(page, 'dialog[open]', name);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(before);
  });
}

/** Whether the middle of a control is visible and clickable. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

test('a link to a dialog opens a tab with a modifier key or the middle button', async ({
  page,
  context,
}) => {
  const links: readonly [path: string, link: string, to: string][] = [
    ['/refund-policy', 'footer a[href="/contactUs"]', '/contactUs'],
    ['/clinic', '#slot a[data-live]', '/contactUs'],
    [
      `/${configuredSite().product.slug}-offerings/biometric`,
      '#slot a[data-live]',
      '/intervention/comingSoon',
    ],
  ];
  for (const [path, link, to] of links) {
    await openLive(page, path);
    for (const press of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await page.locator(link).first().click(press);
      const tab = await opened;
      await expect(tab).toHaveURL(to);
      await tab.close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
