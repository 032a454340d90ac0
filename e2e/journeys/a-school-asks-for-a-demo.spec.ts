import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { readInbox } from '../support/inbox.ts';
import { secondsSeen } from '../support/seconds-seen.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a school plays the film, asks for a demo, keeps its text when it cannot be sent, and sends it again', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/503|Failed to load/);
  const name = `School ${Date.now()}`;
  const message = 'We teach 400 children. Please show us a screening.';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/school');

  const host = /stand-ins\/school-film/;
  expect(asked.filter((pathname) => host.test(pathname))).toEqual([]);
  await page.getByRole('button', { name: 'Play the film' }).click();
  const film = page.frameLocator('iframe[title^="Film:"]').locator('video');
  await expect(film).toHaveAttribute('controls');
  await expect.poll(() => film.evaluate(secondsSeen)).toBeGreaterThan(0);
  expect(await film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(
    /film\/school\.(webm|mp4)$/,
  );
  await page.getByRole('button', { name: 'Close the film' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.clock.install();
  await page.route('**/api/contact-us', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":false}' }),
  );
  const opener = page.getByRole('link', { name: 'Request Demo' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch with us !' });
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Email/).fill('head@school.example');
  await dialog.getByLabel(/^Message/).fill(message);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog).toBeHidden();
  const notice = page.getByText('There was an error sending the message. Try again!');
  await expect(notice).toBeVisible();
  await expect(opener).toBeFocused();
  // Notices disappear after a while unless the mouse points at them; the note at the button stays.
  await page.mouse.move(0, 0);
  await page.clock.fastForward('01:00');
  await expect(notice).toBeHidden();

  const note = page.locator('#slot [data-unsent]');
  await expect(note).toContainText(
    'Your message was not sent. Our site could not accept it just now.',
  );
  await expect(note.getByRole('link', { name: configuredSite().contact.phone })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link')).toBeFocused();
  await page.unroute('**/api/contact-us');
  await note.getByRole('button', { name: 'Open my message again' }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(name);
  await expect(dialog.getByLabel(/^Message/)).toHaveValue(message);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you! We will get back to you shortly.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await readInbox()).toContainEqual(
    expect.objectContaining({ name, email: 'head@school.example' }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Request Demo leads to the form, and the film to its own page', async ({ page }) => {
    await page.goto('/school');
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Watch it on its own page/ })).toBeVisible();
    await page.getByRole('link', { name: 'Request Demo' }).first().click();
    await expect(page).toHaveURL('/contactUs');
  });
});
