import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { sendForm } from '../support/desk.ts';
import { openLive } from '../support/site.ts';
import { expect, frontDesk, mailTo, signInByMail, test } from '../support/team-site.ts';

// Tests share a site.
test.describe.configure({ mode: 'default' });

/** Sends a message from the contact page. */
async function write(
  page: Page,
  origin: string,
  parent: { name: string; email: string; message: string },
) {
  await openLive(page, `${origin}/contactUs`);
  await page.getByLabel('Full name').fill(parent.name);
  await page.getByLabel('Mobile number').fill('98450 12345');
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Message').fill(parent.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
}

const meera = {
  name: 'Meera Sharma',
  email: 'meera.sharma@example.in',
  message: 'My daughter has a seizure every morning. Whom do we see?',
};

test('the front desk is notified of a message by e-mail, takes it over and answers it', async ({
  site,
  desk,
  mail,
  page,
}) => {
  await site.command(
    'users',
    'add',
    'asha@pebble.example',
    '--name',
    'Asha Rao',
    '--roles',
    'front-desk',
  );
  await write(page, site.origin, meera);
  const notice = await mailTo(mail, frontDesk);
  expect(notice.words).not.toMatch(/meera|sharma|daughter|seizure/i);

  await page.goto(notice.link);
  await expect(page).toHaveURL(`${desk.origin}/sign-in`);
  await sendForm(page, '/sign-in', { email: 'asha@pebble.example' });
  await page.goto((await mailTo(mail, 'asha@pebble.example')).link);
  await sendForm(page, '/sign-in/link');
  await expect(page).toHaveURL(notice.link);
  const { pathname: here } = new URL(notice.link);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(meera.name);
  await expect(page.getByText(meera.message)).toBeVisible();
  await sendForm(page, `${here}/note`, { words: 'Dr Oommen has a place on Saturday.' });
  await expect(page.getByText('Dr Oommen has a place on Saturday.')).toBeVisible();
  const to = page.locator(`select[name=to]`);
  await to.selectOption({ label: await to.locator('option', { hasText: 'Asha Rao' }).innerText() });
  await Promise.all([
    page.waitForEvent('load'),
    page.locator(`form[action="${here}/assign"] [type=submit]`).first().click(),
  ]);
  await expect(to.locator('option:checked')).toHaveText(/Asha Rao/);
  // The message speaks of a danger.
  await expect(page.getByText('112').first()).toBeVisible();
  await page.getByRole('link', { name: 'We will call you' }).click();
  await expect(page.getByLabel(`Reply to ${meera.email}`)).toHaveValue(/^Hello Meera/);
  await sendForm(page, `${here}/reply`, { words: 'Please see a doctor today.' });
  await expect(page).toHaveURL(`${desk.origin}/inbox`);
  const reply = await mailTo(mail, meera.email);
  expect(reply.words).toContain('Please see a doctor today.');
  expect(reply.words).toContain('Reply-To: hello@pebble.example');
  await expect(page.locator(`a[href^="${here}"]`)).toHaveCount(0);
  await page.goto(`${desk.origin}/inbox?state=done`);
  await expect(page.locator(`a[href^="${here}"]`)).toHaveText(meera.name);

  const log = await site.command('history', here.split('/').at(-1) ?? '');
  for (const done of ['reply', 'assign', 'note']) expect(log).toContain(done);
  expect(log).not.toMatch(/meera|seizure|Oommen/i);
});

test('a clinician reviews a word-level diff of a fever sentence and approves it, then growth promotes it', async ({
  team,
  change,
  page,
  browser,
}) => {
  const { site, desk } = team;
  const file = 'mfe-assessments/content/categories/physical.md';
  await change(file, 'a fever for three days', 'a fever for two days');
  const released = await site.command('release', 'mfe-assessments');
  const [id = ''] = /\b[\da-f]{16}\b/.exec(released) ?? [];

  await signInByMail(page, team, { name: 'Reva Oommen', roles: 'clinician' });
  await page.goto(`${desk.origin}/approvals`);
  await page.locator(`a[href="/approvals/${id}"]`).click();
  const diff = page.locator('li', { has: page.locator('del', { hasText: /^three$/ }) });
  await expect(diff.locator('ins')).toHaveText('two');
  await expect(diff).toContainText('fever for two days: see a doctor today');
  expect(await violations(page)).toEqual([]);
  await sendForm(page, `/approvals/${id}/preview`);
  const preview = page.locator('section', { has: diff }).locator('a[href*="preview-"]');
  const seen = await browser.newPage();
  await seen.goto((await preview.getAttribute('href')) ?? '');
  await expect(seen.getByText('a fever for two days').first()).toBeVisible();
  const { pathname } = new URL(seen.url());
  await seen.goto(site.origin + pathname);
  await expect(seen.getByText('a fever for three days').first()).toBeVisible();

  const growth = await browser.newPage();
  await desk.signIn(growth, 'Ravi Iyer', 'growth');
  const promotion = `/releases/mfe-assessments/${id}/promote`;
  await growth.goto(desk.origin + promotion);
  await expect(growth.locator(`form[action="${promotion}"]`)).toHaveCount(0);
  await sendForm(page, `/approvals/${id}/approve`, { why: 'As the newest guideline has it' });
  await expect(page).toHaveURL(`${desk.origin}/approvals`);
  await growth.goto(desk.origin + promotion);
  await growth.locator('[name=why]').fill('Earlier help');
  await growth.locator(`form[action="${promotion}"] [type=submit]`).dblclick();
  await expect(growth).toHaveURL(`${desk.origin}/releases/mfe-assessments`);
  await expect(growth.getByText(/^Assessments .+ is live\./)).toBeVisible();
  await expect(async () => {
    await seen.goto(site.origin + pathname);
    await expect(seen.getByText('a fever for two days').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await growth.close();
  await seen.close();

  const log = await site.command('history', id);
  expect(log).toMatch(/approve mfe-assessments .*\n +by Reva Oommen/);
  expect(log).toMatch(/promote mfe-assessments .*\n +by Ravi Iyer/);
  const found = await site.command('history', '--sentence', 'a fever for two days');
  expect(found).toContain(`added it to ${pathname}`);
  expect(found).toContain('reason: Earlier help');
  expect(found.replaceAll(/\s+/g, ' ')).toMatch(
    /approved by Reva Oommen \S+ as clinical: As the newest guideline has it/,
  );
  const [, version = ''] = / → (\w{16})$/m.exec(found) ?? [];
  expect(await site.command('history', '--words', version)).toContain('a fever for two days');
});

test('a person’s data is found, exported and erased, and the log records it', async ({
  site,
  desk,
  page,
  browser,
}) => {
  const parent = { name: 'Kiran Das', email: 'kiran.das@example.in', message: 'Please call us.' };
  const another = { name: 'Lata Pai', email: 'lata.pai@example.in', message: 'Are you open?' };
  await write(page, site.origin, another);
  await write(page, site.origin, parent);
  await desk.signIn(page, 'Farah Khan', 'front-desk,operator');
  await page.goto(`${desk.origin}/inbox`);
  await page.getByRole('link', { name: new RegExp(parent.name) }).click();
  const { pathname: message } = new URL(page.url());
  await page
    .locator(`form[action="/inbox/person"]`, { hasText: parent.email })
    .locator('button')
    .click();
  // The dry run lists what is stored and deletes nothing.
  const erase = page.locator('form[action="/inbox/person/erase"] [type=submit]');
  await expect(erase).toHaveText('Erase this person’s data');
  const other = await browser.newPage({ storageState: await page.context().storageState() });
  expect((await other.goto(desk.origin + message))?.status()).toBe(200);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything stored, as a data file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^person-[\d-]+\.json$/);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain(parent.message);
  expect(exported).not.toContain(another.email);

  await erase.click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(`${desk.origin}/inbox/person`);
  expect((await other.goto(desk.origin + message))?.status()).toBe(404);
  await other.goto(`${desk.origin}/inbox?state=all`);
  await expect(other.getByText(parent.name)).toHaveCount(0);
  await expect(other.getByText(another.name)).toHaveCount(1);
  await other.goto(`${desk.origin}/inbox/log`);
  const [erased, ...before] = await other.locator('tbody tr').allInnerTexts();
  expect([erased, ...before].join('\n')).toMatch(/Farah Khan .*erased/s);
  await other.goto(
    `${desk.origin}/releases/history?who=${encodeURIComponent('Farah Khan (farah.khan@pebble.example)')}`,
  );
  await expect(other.getByText('erase a person')).toBeVisible();
  await expect(other.getByText('export a person')).toBeVisible();
  await expect(other.locator('main')).not.toContainText(parent.email);
  await other.close();
});
