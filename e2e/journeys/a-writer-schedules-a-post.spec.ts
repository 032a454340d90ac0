import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { HOUR_MS } from '@site/kit/durations.ts';
import { attempt } from '@site/api/database/database-handle.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { violations } from '../support/axe.ts';
import { root } from '../support/site.ts';
import { expect, signInByMail, test } from '../support/team-site.ts';
import type { TestSite } from '../support/test-site.ts';

// Tests share a site.
test.describe.configure({ mode: 'default' });

const picture = readFileSync(path.join(root, 'shell/assets/brand/apple-touch-icon.png'));
const icon = { name: 'cap.png', mimeType: 'image/png', buffer: picture };

/** Makes scheduled posts due, so that the test does not wait for their minute. */
async function reachSchedule({ folder }: TestSite): Promise<void> {
  const file = path.join(folder, '.data/site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  await attempt(() =>
    database.db
      .updateTable('post_drafts')
      .set({ due_at: Date.now() - 1 })
      .where('due_at', 'is not', null)
      .execute(),
  );
  await database.close();
}

/** The editor, once it has replaced the plain text area. */
function editorOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text' }).and(page.locator('[contenteditable=true]'));
}

/** Drops a picture file into the text. */
async function drop(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'Warm cap.png', { type: 'image/png' }));
    return data;
  }, picture.toString('base64'));
  await editorOf(page).dispatchEvent('drop', { dataTransfer: transfer });
}

/** The day after tomorrow in India, so that no midnight during the test makes a difference. */
function dayAfterTomorrow(): string {
  return new Date(Date.now() + 53.5 * HOUR_MS).toISOString().slice(0, 10);
}

test('a writer schedules a post, a clinician approves it, and it goes live', async ({
  team,
  page,
  browser,
}) => {
  const { site, desk } = team;
  await desk.signIn(page, 'Kavya Rao', 'writer');
  await page.getByRole('link', { name: 'Posts' }).click();
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Ears in winter');
  const text = editorOf(page);
  await text.click();
  await page.keyboard.type('Keep them ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('warm');
  await page.keyboard.press('End');
  await page.keyboard.type('.[^1]\n\nAt home');
  await page.getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n\n');
  await drop(page);
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByText('Describe what it shows.')).toBeVisible();
  await dialog.getByLabel('What it shows').fill('A warm cap');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(text.getByAltText('A warm cap')).toBeVisible();
  await expect(text.getByText('warm', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();

  const problems = page.getByRole('region', { name: 'Fix before publishing' });
  await page.getByLabel('Summary').fill('What to do at home.');
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(icon);
  await expect(page.getByText('cap.png is now the thumbnail.')).toBeVisible();
  await page.getByLabel('What the thumbnail shows').fill('A warm cap');
  await page.getByLabel('What to do first').selectOption({ label: 'Sudden illness' });
  await expect(problems.getByRole('listitem')).toHaveText(['Line 1: there is no source 1']);
  await page.getByLabel('Medical writer').fill('Dr Nair');
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  const withinAYear = `${new Date().getUTCFullYear() + 1}-01-01`;
  await page.getByLabel('Next review').fill(withinAYear);
  const sources = page.getByRole('group', { name: 'Sources' });
  await sources.getByText('Add source 1').press('Enter');
  await sources.getByLabel('Title of source 1').fill('Otitis media');
  await sources.getByLabel('Publisher of source 1').fill('WHO');
  await sources.getByLabel('Address of source 1').fill('https://www.who.int/');
  await expect(problems.getByRole('listitem').first()).toContainText('Source 1, year');
  await sources.getByLabel('Year of source 1').fill('2021');
  await expect(problems).toBeHidden();
  await text.press('Control+Home');
  await text.press('End');
  await sources.getByRole('button', { name: 'Cite in the text' }).first().click();
  await expect(page.locator('#body')).toHaveValue(/Keep them \*\*warm\*\*\.\[\^1\]\[\^1\]\n/);
  await text.press('Control+z');
  await text.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Numbered list' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Table' })).toBeFocused();
  await text.press('Control+End');
  await page.keyboard.type('\n\n<b>no</b>');
  await expect(problems.getByRole('listitem').first()).toContainText('HTML is not allowed');
  await problems.getByRole('link').first().press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Backspace');
  await expect(problems).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const link = page.getByRole('link', { name: 'Open the preview' });
  const preview = await browser.newPage();
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ears in winter');
  await expect(preview.getByRole('heading', { level: 2, name: 'At home' })).toBeVisible();
  await expect(preview.getByText('Go to a hospital now, or call.')).toBeVisible();
  await preview.close();

  await page.getByRole('link', { name: 'Back to the post' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeVisible();
  await page.getByLabel('Day').fill(dayAfterTomorrow());
  await page.getByLabel('Time in India').fill('09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Submitted: this post waits for a clinician\./)).toBeVisible();
  await expect(page.getByText('Waiting for a clinician’s approval')).toBeVisible();
  const post = page.url();
  expect((await page.request.get(`${site.origin}/blog/ears-in-winter`)).status()).toBe(404);

  const review = await page.getByRole('link', { name: 'View the review' }).getAttribute('href');
  const clinician = await browser.newPage();
  await signInByMail(clinician, team, { name: 'Dr Nair', roles: 'clinician' });
  await clinician.goto(new URL(review ?? '', post).href);
  await expect(clinician.getByText('Keep them warm.').first()).toBeVisible();
  await expect(clinician.getByText(/Scheduled for .* 09:00\./)).toBeVisible();
  await clinician.getByRole('button', { name: 'Approve' }).click();
  await expect(
    clinician.getByText(/^Approved: Post: Ears in winter\. It goes live on /),
  ).toBeVisible();
  const stateBecomes = (words: string) =>
    expect(async () => {
      await page.goto(post);
      await expect(page.getByText(words)).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 120_000, intervals: [500] });
  await stateBecomes('A clinician has approved this post.');
  expect((await page.request.get(`${site.origin}/blog/ears-in-winter`)).status()).toBe(404);
  await reachSchedule(site);
  // Two days early, the post has another date, which nobody has approved.
  await stateBecomes('Waiting for a clinician’s approval');
  const again = await page.getByRole('link', { name: 'View the review' }).getAttribute('href');
  expect(again).not.toBe(review);
  await clinician.goto(new URL(again ?? '', post).href);
  await clinician.getByRole('button', { name: 'Approve' }).click();
  await expect(
    clinician.getByText(/^Approved: Post: Ears in winter\. It goes live within half a minute\./),
  ).toBeVisible();
  await clinician.close();

  const live = `${site.origin}/blog/ears-in-winter`;
  await expect
    .poll(async () => (await page.request.get(live)).status(), { timeout: 90_000 })
    .toBe(200);
  await page.goto(live);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ears in winter');
  await expect(page.locator('strong', { hasText: 'warm' })).toBeVisible();
  await expect(page.getByAltText('A warm cap').last()).toBeAttached();

  await page.goto(post);
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await editorOf(page).press('Control+End');
  await page.keyboard.type(' A correction.');
  await expect(page.getByText(/^Saved \d\d:\d\d\. Readers do not see it yet\.$/)).toBeVisible();
  await expect(page.getByText('On the site, changed since')).toBeVisible();
  await page.getByRole('link', { name: 'Compare it with this text' }).click();
  await expect(page.locator('ins')).toContainText('A correction.');
});

test('two tabs lose neither text, and the form works without JavaScript', async ({
  desk,
  page,
  browser,
  expectPageErrors,
}) => {
  expectPageErrors(/status of 409/);
  await desk.signIn(page, 'Ravi Menon', 'writer');
  await page.goto(`${desk.origin}/posts`);
  await page.getByRole('button', { name: 'New post' }).click();
  await page.waitForURL('**/posts/*');
  const post = page.url();
  const other = await page.context().newPage();
  await other.goto(post);
  await editorOf(page).fill('From the first tab');
  await expect(page.getByText(/^Saved \d\d:\d\d\.$/)).toBeVisible();
  await editorOf(other).fill('From the second tab');
  await expect(other.getByText(/^Not saved\. You, in another tab, saved this post/)).toBeVisible();
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Your text below is not saved.')).toBeVisible();
  await expect(other.getByText(/^You, in another tab, saved this post at/)).toBeVisible();
  await expect(other.locator('ins')).toContainText('second');
  await expect(editorOf(other)).toContainText('From the second tab');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Your text below is not saved.')).toBeHidden();
  await other.getByRole('link', { name: 'History' }).click();
  const versions = other.getByRole('list', { name: 'Versions of the text' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await other.close();

  const storage = await page.context().storageState();
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: storage })
  ).newPage();
  await plain.goto(post);
  const text = plain.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('From the second tab');
  await text.fill('Plainly *written*');
  await plain.getByText('Add a picture to the text').click();
  await plain.getByLabel('Picture', { exact: true }).first().setInputFiles(icon);
  await plain.getByLabel('What it shows').first().fill('A warm cap');
  await plain.getByRole('button', { name: 'Save draft' }).click();
  await expect(plain.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Plainly *written*\n\n![A warm cap](cap.png)\n');
  await plain.close();
});

test('a writer pastes from a document, and loses no text offline, signed out or in a closed tab', async ({
  desk,
  browser,
  expectPageErrors,
}) => {
  expectPageErrors(/ERR_INTERNET_DISCONNECTED|status of 401/);
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await desk.signIn(page, 'Nila Joseph', 'writer');
  await page.goto(`${desk.origin}/posts`);
  await page.getByRole('button', { name: 'New post' }).click();
  await page.waitForURL('**/posts/*');
  const post = page.url();
  await editorOf(page).click();
  await page.keyboard.type('- warm\ndry\n\nAfter the list\n');
  await page.evaluate(async () => {
    const type = 'text/html';
    const html = '<h1>Bath</h1><p>A <b>warm</b> one.</p><img src="https://pictures.example/a.png">';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })]);
  });
  await page.keyboard.press('Control+v');
  await expect(page.getByText('1 picture was not pasted: add it with Picture.')).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d\.$/)).toBeVisible();
  const written = '- warm\n- dry\n\nAfter the list\n\n## Bath\n\nA **warm** one.';
  await expect(page.locator('[name=body]')).toHaveValue(written);

  await context.setOffline(true);
  await page.keyboard.type(' Soap');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Not sent: you are offline/)).toBeVisible();
  // A closing page saves once more, which the browser doesn't keep offline any longer.
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.close();
  await context.setOffline(false);
  await context.addCookies(cookies);
  const later = await context.newPage();
  await later.goto(post);
  await expect(later.getByText('Restored what you had typed.')).toBeVisible();
  await expect(later.locator('[name=body]')).toHaveValue(`${written} Soap`);
  expect(await violations(later)).toEqual([]);
  await context.clearCookies();
  await later.getByRole('button', { name: 'Save draft' }).click();
  await expect(later.getByText(/^Not sent: you are signed out/)).toBeVisible();
  await context.addCookies(cookies);
  await later.getByRole('button', { name: 'Save draft' }).click();
  await expect(later.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(later.locator('[name=body]')).toHaveValue(`${written} Soap`);
  await expect(later.getByText('Restored what you had typed.')).toBeHidden();
  await context.close();
});
