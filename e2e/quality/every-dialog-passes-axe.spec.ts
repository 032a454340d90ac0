import type { Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { violations } from '../support/axe.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Every dialog: its name, where it is asked for, what is pressed, and what is sent with a mistake in it. */
const dialogs: readonly {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
  button?: string;
}[] = [
  {
    name: 'Get in touch with us !',
    path: '/company/faq',
    press: (page) => page.getByRole('link', { name: 'Get in Touch!' }).click(),
    button: 'Send Message',
  },
  {
    name: 'ASSESSMENTS ARE COMING SOON!!',
    path: '/',
    // The card stands in a carousel that turns it out of reach on a phone; how it is reached is tested elsewhere.
    press: (page) =>
      page.locator('#slot a[href="/intervention/comingSoon"]').first().dispatchEvent('click'),
    button: 'Join Waitlist',
  },
  {
    name: 'Coming Soon',
    path: `/${configuredSite().product.slug}-offerings/biometric`,
    press: (page) => page.locator('#slot').getByRole('button').first().click(),
  },
  {
    name: 'Book by phone',
    path: '/clinic',
    press: (page) => page.getByRole('button', { name: 'Book Appointment' }).first().click(),
    button: 'Call me back',
  },
];

for (const width of [360, 1280]) {
  for (const { name, path, press, button } of dialogs) {
    test(`the dialog '${name}' passes axe at ${width} px, as it opens and with mistakes`, async ({
      page,
      expectComplaints,
    }) => {
      expectComplaints(/ERR_FAILED|Failed to load/);
      await page.route('**/stand-ins/appointment.js', (route) => route.abort());
      await openLive(page, path);
      await press(page);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      // On a phone the page behind shows fewer of its buttons.
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      if (!button) return;
      await dialog.getByRole('button', { name: button }).click({ force: true });
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
