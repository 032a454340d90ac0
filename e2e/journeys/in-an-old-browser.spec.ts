import type { Page } from 'playwright/test';
import { takeAway, takeAwayNewerApis } from '../support/old-browser.ts';
import { fillContactForm } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { followLinkTo, isSameDocument, markDocument, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const has = (page: Page) =>
  page.evaluate(() => ({
    any: 'any' in AbortSignal,
    canParse: 'canParse' in URL,
    popovers: 'hidePopover' in HTMLElement.prototype,
    closest: 'closest' in Element.prototype,
  }));

test('without the features that the oldest browsers lack a visitor navigates, searches, books and writes', async ({
  page,
}) => {
  for (const browser of ['chrome', 'firefox', 'safari_ios'] as const) {
    await takeAwayNewerApis(page, browser);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/');
  expect(await has(page)).toMatchObject({ any: false, popovers: false, closest: true });

  await markDocument(page);
  await followLinkTo(page, '/contactUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  expect(await isSameDocument(page)).toBe(true);
  const name = `Visitor of old ${Date.now()}`;
  await fillContactForm(page.locator('#slot'), name);
  await page.locator('#slot').getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name }));

  await openLive(page, '/assessments');
  await page.getByRole('searchbox').fill('autizm');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results.first()).toContainText('Autism');

  await openLive(page, '/clinic');
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();

  await openLive(page, '/assessments/behavioral/adhd?age=6');
  await page.getByRole('tab', { name: 'CAUSES' }).click();
  await expect(page.locator('#causes')).toBeVisible();
});

test('an even older browser gets a working plain page', async ({ page }) => {
  await takeAway(page, ['AbortSignal.timeout_static']);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/company/faq');
  await page.getByRole('link', { name: 'Get in Touch!' }).click();
  await expect(page).toHaveURL(/\/contactUs/);
  const name = `Visitor of long ago ${Date.now()}`;
  await fillContactForm(page.locator('#slot'), name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contactUs\/sent$/);
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name }));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((path) => !path.endsWith('/loader.js'))).toEqual([]);
});
