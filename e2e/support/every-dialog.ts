import type { Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

/** A dialog, and how a visitor opens it. */
type ReachableDialog = {
  /** What it is called. */
  name: string;
  /** The page that opens it. */
  path: string;
  press: (page: Page) => Promise<void>;
  /** The button that sends its form; pressed at once, it sends with mistakes. */
  button?: string;
};

/** Every dialog of the site. The booking desk's script must not come, so that a visit is booked by phone. */
export const everyDialog: readonly ReachableDialog[] = [
  {
    name: 'Get in touch with us !',
    path: '/company/faq',
    press: (page) => page.getByRole('link', { name: 'Get in Touch!' }).click(),
    button: 'Send Message',
  },
  {
    name: 'ASSESSMENTS ARE COMING SOON!!',
    path: '/',
    // On a phone the carousel may hide this card; how a visitor reaches it is tested elsewhere.
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
