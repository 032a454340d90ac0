import path from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { byKeyboard, tabTo } from '../support/keyboard.ts';
import { expect, mailTo, signInByMail, type Team, test } from '../support/team-site.ts';

// Tests share a site.
test.describe.configure({ mode: 'default' });

/** A build on a busy machine. */
const building = { timeout: 180_000 };
const published = 'Published. Readers see the new texts.';

test('a writer finds a sentence by its words, changes it, and publishes the page', async ({
  team: { site, desk },
  page,
}) => {
  await desk.signIn(page, 'Meena Iyer', 'writer');
  await page.getByRole('link', { name: 'Pages' }).click();
  await expect(page).toHaveURL(`${desk.origin}/pages`);
  await page.getByLabel('Search').fill('board looks blurred');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  const text = page.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  const saved = page.locator('#saved').getByText('Saved.');
  const problems = page.getByRole('region', { name: 'Before this can be published' });

  await text.fill(before.replace('easy to miss at home.', 'easy to miss at home, says Pebble.'));
  await expect(problems).toContainText('spells "Pebble", which is in the site configuration');
  await text.fill(before.replace('easy to miss at home', 'easy to overlook at home'));
  await expect(problems).toBeHidden();
  await expect(saved).toBeVisible();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Why should my child be screened?' }).click();
  await shown.getByText('easy to overlook at home').click();
  await expect(text).toBeFocused();
  const chosen = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(chosen).toMatch(/^Some things are easy to overlook at home\..*everyone\.$/);
  await expect(
    page.getByText(/^Changed since it was published\..* by Meena Iyer\.$/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview or publish' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Questions and answers' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(published)).toBeVisible(building);
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.origin}/company/faq`);
  await expect(page.getByText('easy to overlook at home').first()).toBeAttached();
});

test('a writer finds a sentence, edits it and publishes it by keyboard alone', async ({
  team: { site, desk },
  page,
}) => {
  await desk.signIn(page, 'Kiran Bedi', 'writer');
  await byKeyboard(page, page.getByRole('link', { name: 'Pages' }));
  await tabTo(page, page.getByLabel('Search'));
  await page.keyboard.type('closest to your question');
  await page.keyboard.press('Enter');
  await byKeyboard(page, page.getByRole('link', { name: 'Topics' }));
  // The words that were searched for are selected.
  await expect(page.getByLabel('Lead', { exact: true })).toBeFocused();
  await page.keyboard.type('closest to what you ask');
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  await byKeyboard(page, page.getByRole('button', { name: 'Preview or publish' }));
  await byKeyboard(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText(published)).toBeVisible(building);
  await page.goto(`${site.origin}/`);
  await expect(page.getByText('closest to what you ask').first()).toBeAttached();
});

test('a long document has a short form, which opens where the words are that led to it', async ({
  team: { desk },
  page,
  browser,
}) => {
  await desk.signIn(page, 'Bela Nath', 'writer');
  const file = 'mfe-assessments/content/conditions/adhd.md';
  const held = Promise.withResolvers<void>();
  await page.route('**/pages/beside*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${desk.origin}/pages/edit?file=${file}`);
  const first = page.getByText('The page is being made.');
  await expect(first).toBeVisible();
  held.resolve();
  await expect(first).toBeHidden();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'ADHD' })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(4000);
  const address = page.getByLabel('Name in addresses', { exact: true });
  await expect(address).toBeHidden();
  await page.getByText('Settings', { exact: true }).last().click();
  await expect(address).toHaveValue('adhd');

  const find = async (words: string) => {
    await page.goto(`${desk.origin}/pages?q=${encodeURIComponent(words)}`);
    await page.locator(`main a[href*="${encodeURIComponent(file)}"]`).click();
  };
  await find('Finds it very hard to focus');
  const card = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator(':focus'));
  await expect(card).toHaveValue(/^Finds it very hard to focus/);
  await expect(card).toBeInViewport();
  // The selected words are at half the height of their text.
  await find('From age 6 they screen');
  const text = page.locator('[name="/body"]');
  await expect(text).toBeFocused();
  expect(await text.evaluate((field) => field.scrollTop)).toBeGreaterThan(1000);
  expect(await violations(page)).toEqual([]);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const found = await plain.newPage();
  await found.goto(`${desk.origin}/pages/edit?file=${file}&q=very+hard+to+focus`);
  await expect(found.locator('[name="/card/text"]')).toBeVisible();
  await expect(found.locator('[name="/head/title"]')).toBeHidden();
  await plain.close();
});

test('a build that fails says where, publishes nothing and keeps what was typed', async ({
  team: { site, desk },
  page,
}) => {
  await desk.signIn(page, 'Gita Rao', 'writer');
  await page.goto(`${desk.origin}/pages/edit?file=mfe-company/content/faq.md`);
  const text = page.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  await text.fill(before.replace('the board looks', 'the Pebble board looks'));
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Preview or publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = page.getByText('Nothing was published. Fix this first:');
  await expect(refused).toBeVisible(building);
  const problem = page.getByRole('listitem').filter({ hasText: 'spells "Pebble"' });
  await expect(problem).toContainText(
    /Questions and answers\. Questions, \d+, .*: spells "Pebble"/,
  );
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.origin}/company/faq`);
  await expect(page.getByText('the Pebble board looks')).toHaveCount(0);
  await page.goBack();
  await problem.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(text).toHaveValue(/the Pebble board looks blurred/);
  await text.fill(before);
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
});

test('a writer changes a text that several documents include, and sees it on a page', async ({
  team: { desk },
  page,
}) => {
  await desk.signIn(page, 'Jaya Bose', 'writer');
  await page.goto(`${desk.origin}/pages`);
  await page.getByLabel('Search').fill('vomits everything');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Shared text: Danger signs of an illness' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('vomits everything', 'vomits all food'));
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before this can be published' })).toBeHidden();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('vomits all food')).toBeAttached(building);
});

test('a writer finds a built-in post among the posts, and changes it', async ({
  team: { desk },
  page,
}) => {
  await desk.signIn(page, 'Leela Nair', 'writer');
  await page.goto(`${desk.origin}/posts?state=live`);
  const name = 'Rising myopia: why more children need glasses, and what helps';
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('/blog/105');
  await expect(row.getByText('On the site', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Search by title').fill('rising myopia');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '/blog/' })).toHaveCount(1);
  await page.getByRole('link', { name }).click();
  await page
    .getByText(/^What is put in for .*{safety/)
    .last()
    .click();
  await expect(page.getByText(/^{safety.resultThatLooksFine} puts in “/)).toBeVisible();
  await page.getByRole('link', { name: 'Sentences' }).first().click();
  await expect(page.locator('[name="/resultThatLooksFine"]')).toBeFocused();
  await page.goBack();
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.fill('How to spot short sight, and what an eye doctor may offer.');
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Posts' }).last().click();
  await expect(row.getByText('On the site, changed since')).toBeVisible();
});

test('a doctor withdraws a built-in post, which is gone from every page at once, and puts it back', async ({
  team,
  page,
  browser,
  expectPageErrors,
}) => {
  expectPageErrors(/404|422/);
  const { site, desk } = team;
  const name = 'Hearing in early childhood: what to look for at each age';
  const listing = ['/', '/blog/107', '/blog/feed.xml', '/sitemap.xml', '/search-index.json'];
  const listedIn = async () => {
    const texts = listing.map(async (path) => (await page.request.get(site.origin + path)).text());
    return (await Promise.all(texts)).map((text) =>
      /Hearing in early childhood: what|blog\/104<\/loc>/.test(text),
    );
  };
  expect(await listedIn()).toEqual(listing.map(() => true));
  await signInByMail(page, team, { name: 'Dr Kavya Nair', roles: 'clinician' });
  await page.goto(`${desk.origin}/posts?state=live`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Withdraw' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Enter a reason.').first()).toBeVisible();
  await page.getByLabel('Reason').fill('The ages in the table are wrong.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn. Readers no longer see it.')).toBeVisible();
  expect(await listedIn()).toEqual(listing.map(() => false));
  for (const address of ['/blog/104', '/parents-desk/104']) {
    expect((await page.request.get(site.origin + address)).status()).toBe(404);
  }
  const reader = await browser.newPage();
  await reader.goto(`${site.origin}/blog/104`);
  await expect(reader.getByRole('heading', { level: 1, name: 'Blog not found.' })).toBeVisible();
  await reader.close();

  await page.getByRole('link', { name }).click();
  await expect(page.getByText('The ages in the table are wrong.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('A clinician has to approve this post first.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved/).first()).toBeVisible();
  await page.goto(`${desk.origin}/posts?state=withdrawn`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('Back at /blog/104.')).toBeVisible();
  expect(await listedIn()).toEqual(listing.map(() => true));
});

test('two people who change the same words choose a text, and neither is lost', async ({
  team: { desk },
  page,
  browser,
  expectPageErrors,
}) => {
  // The page that shows both texts.
  expectPageErrors(/409/);
  const address = `${desk.origin}/pages/edit?file=mfe-home/content/help-topics.yaml`;
  const lead = 'Choose the one closest to your question.';
  const other = await browser.newPage();
  await desk.signIn(page, 'Ravi Das', 'writer');
  await desk.signIn(other, 'Sara Khan', 'writer');
  await page.goto(address);
  await other.goto(address);
  await other.getByLabel('Lead', { exact: true }).fill('Pick the closest.');
  await other.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  // Another part of the text is merged.
  await page.locator('summary').getByText('Learning', { exact: true }).click();
  const topic = page.getByLabel('About', { exact: true }).and(page.locator(':visible'));
  await topic.fill('Letters and numbers');
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  await page.getByLabel('Lead', { exact: true }).fill('Choose what is closest.');
  await expect(page.getByText('Sara Khan changed the same words')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Your change is not saved yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await expect(page.getByLabel('Lead', { exact: true })).toHaveValue('Choose what is closest.');
  await page.locator('summary').getByText('Learning', { exact: true }).click();
  await expect(topic).toHaveValue('Letters and numbers');

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Developer' }).getByRole('link').click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByLabel('Lead', { exact: true })).toHaveValue(lead);
  await other.close();
});

test('a writer makes a page for a new condition from another one, and deletes it', async ({
  team: { desk },
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/422/);
  await desk.signIn(page, 'Nila Bose', 'writer');
  const like = 'mfe-assessments/content/conditions/dyscalculia.md';
  await page.goto(`${desk.origin}/pages/edit?file=${like}`);
  await page.getByRole('link', { name: 'New page like this' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name').fill('Fear of numbers');
  await page.getByLabel('Address').fill('dyscalculia');
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByText('Another page has this address.')).toBeVisible();
  await page.getByLabel('Address').fill('fear of numbers');
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByText('Use letters and digits')).toBeVisible();
  await page.getByLabel('Address').fill('fearOfNumbers');
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByText('The page is made.')).toBeVisible();

  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Fear of numbers' })).toBeAttached();
  await page.getByRole('link', { name: 'Pages' }).first().click();
  await page.getByLabel('Search').fill('Fear of numbers');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: /^Condition checklist/ })).toBeVisible();
  await page.locator('a[href*="fear-of-numbers.md"]').click();
  await page.getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The page is deleted.')).toBeVisible();
});

test('what was typed offline is saved later, even from a tab that was closed', async ({
  team: { desk },
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/ERR_INTERNET_DISCONNECTED/);
  const address = `${desk.origin}/pages/edit?file=mfe-company/content/faq.md`;
  await desk.signIn(page, 'Omar Sheikh', 'writer');
  await page.goto(address);
  const field = page.getByLabel('Text', { exact: true });
  const before = await field.inputValue();
  await page.context().setOffline(true);
  await field.fill(`${before}\n\nTyped offline.`);
  await expect(page.locator('#saved')).toContainText('Not saved.');
  await page.close();

  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(address);
  await expect(later.getByText('Restored what you had typed.')).toBeVisible();
  await expect(later.locator('#saved').getByText('Saved.')).toBeVisible();
  await later.reload();
  await expect(later.getByLabel('Text', { exact: true })).toHaveValue(/Typed offline\.\s*$/);
  await later.close();
});

test('a slide gets other words and another picture, cropped to the shape of the first', async ({
  team: { desk },
  page,
}) => {
  await desk.signIn(page, 'Puja Sinha', 'writer');
  await page.goto(`${desk.origin}/pages/edit?file=mfe-home/content/hero-slides.yaml`);
  const slides = page.getByRole('group', { name: 'Slides', exact: true });
  await slides.locator(':scope > details > summary').first().click();
  const picture = slides.locator('img').first();
  const shape = () =>
    picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  const before = await shape();
  await slides
    .locator('input[type=file]')
    .first()
    .setInputFiles(path.join(import.meta.dirname, '../../shell/assets/brand/apple-touch-icon.png'));
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await slides.locator(':scope > details > summary').first().click();
  await expect(picture).toHaveAttribute('src', /name=apple-touch-icon-[\da-f]{8}\.webp$/);
  expect(await shape()).toBeCloseTo(before, 1);
  const shown = page.frameLocator('iframe').locator('main img[src*="apple-touch-icon-"]').first();
  const width = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width, building).toBeGreaterThan(0);
});

test('a list item is added, moved and removed without scripts', async ({
  team: { desk },
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await desk.signIn(page, 'Tara Sen', 'writer');
  await page.goto(`${desk.origin}/pages/edit?file=mfe-home/content/hero-slides.yaml`);
  const slides = page.getByRole('group', { name: 'Slides', exact: true });
  const names = () => slides.locator(':scope > details > summary').allTextContents();
  const before = await names();
  await page.getByRole('button', { name: 'Add slide' }).click();
  expect(await names()).toEqual([...before, 'New slide']);
  await slides.getByRole('button', { name: `Remove slide ${before.length + 1}` }).click();
  expect(await names()).toEqual(before);
  await slides.getByText(before[1] ?? '').click();
  await slides.getByRole('button', { name: 'Move up slide 2' }).click();
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
  await context.close();
});

test('a changed danger sign waits for a clinician, who is not its writer', async ({
  team,
  page,
  browser,
}) => {
  const { site, desk } = team;
  await desk.signIn(page, 'Divya Menon', 'writer');
  await page.goto(`${desk.origin}/pages/edit?file=mfe-assessments/content/conditions/anxiety.md`);
  const text = page.locator('[name="/body"]');
  const before = await text.inputValue();
  await text.fill(before.replace('Every child is afraid', 'Take your time. Every child is afraid'));
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  const clinician = await browser.newPage();
  await signInByMail(clinician, team, { name: 'Dr Anil Rao', roles: 'clinician' });
  await page.getByRole('button', { name: 'Preview or publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('A clinician has to approve these words first.')).toBeVisible(
    building,
  );
  const request = await mailTo(team.mail, 'dr.anil.rao@pebble.example', 2);
  expect(request.words).toContain('Subject: Words wait for approval');
  await clinician.goto(request.link);
  await clinician.getByRole('button', { name: 'Approve' }).click();
  await expect(clinician.getByText(/^Approved/).first()).toBeVisible();
  const { words } = await mailTo(team.mail, 'divya.menon@pebble.example');
  expect(words).toContain('Subject: Your words are live');
  await page.reload();
  await expect(page.getByText(published)).toBeVisible(building);
  await page.goto(`${site.origin}/assessments/behavioral/anxiety`);
  await expect(page.getByText('Take your time.').first()).toBeAttached();
  await clinician.close();
});

/** Publishes, has a clinician approve the words, and waits until they are live. */
async function publishWithApproval(page: Page, browser: Browser, team: Team, clinician: string) {
  const reader = await browser.newPage();
  await signInByMail(reader, team, { name: clinician, roles: 'clinician' });
  await page.getByRole('button', { name: 'Preview or publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('A clinician has to approve these words first.')).toBeVisible({
    timeout: 3 * building.timeout,
  });
  const review = await page.getByRole('link', { name: 'View the review' }).getAttribute('href');
  await reader.goto(new URL(review ?? '', team.desk.origin).href);
  await reader.getByRole('button', { name: 'Approve' }).click();
  await expect(reader.getByText(/^Approved/).first()).toBeVisible();
  await reader.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(published)).toBeVisible({ timeout: 1000 });
  }).toPass(building);
  await expect(page.getByText('Everything is published')).toBeVisible();
}

test('the growth team changes hours and a price, which a clinician approves on medical pages', async ({
  team,
  page,
  browser,
  expectPageErrors,
}) => {
  // The page of an invalid configuration.
  expectPageErrors(/422/);
  const { site, desk } = team;
  await desk.signIn(page, 'Isha Kapoor', 'growth');
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByLabel('Search').fill('10:30AM');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Phone numbers, hours, prices and dates' }).click();
  const hours = page.getByLabel('Hours', { exact: true });
  await hours.fill('');
  const problems = page.getByRole('region', { name: 'Before this can be published' });
  await expect(problems.getByRole('link', { name: /must not be empty|Expected/ })).toBeVisible();
  await hours.fill('Mon-Sat 9AM to 7PM');
  await page.getByText('Prices', { exact: true }).click();
  await page.getByLabel('Price of a category', { exact: true }).fill('2499');
  await expect(problems).toBeHidden();
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Mon-Sat 9AM to 7PM').first()).toBeAttached(building);
  expect(await violations(page)).toEqual([]);
  await publishWithApproval(page, browser, team, 'Dr Rohan Mehta');
  await page.goto(`${site.origin}/`);
  await expect(page.getByText('Mon-Sat 9AM to 7PM').first()).toBeAttached();
});

test('words about a danger wait for a clinician, and go live on the pages of all sections', async ({
  team,
  page,
  browser,
  expectPageErrors,
}) => {
  expectPageErrors(/404/);
  test.slow();
  const { site, desk } = team;
  await desk.signIn(page, 'Varun Nair', 'writer');
  const settings = await page.goto(`${desk.origin}/pages/edit?file=site.config.json`);
  expect(settings?.status()).toBe(404);
  await page.goto(`${desk.origin}/pages/edit?file=kit/safety/content/advice/seizure.yaml`);
  const intro = page.getByLabel('Intro', { exact: true });
  await intro.fill((await intro.inputValue()).replace('Most seizures stop', 'Most fits stop'));
  await expect(page.locator('#saved').getByText('Saved.')).toBeVisible();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Most fits stop').first()).toBeAttached(building);
  expect(await violations(page)).toEqual([]);
  await publishWithApproval(page, browser, team, 'Dr Usha Pillai');
  await page.goto(`${site.origin}/assessments/behavioral/autism`);
  await expect(page.getByText('Most fits stop').first()).toBeAttached();

  await site.command('rollback', 'mfe-assessments');
  await page.goto(`${desk.origin}/pages/ship?section=safety`);
  await expect(page.getByText(/^Rolled back on .*Readers see the texts from before/)).toBeVisible();
  await expect(page.getByText('Everything is published')).toBeHidden();
  await page.getByRole('link', { name: 'Pages' }).first().click();
  await expect(page.getByText(/^Safety: 1 text not live, rolled back/)).toBeVisible();
  await page.goto(`${desk.origin}/pages/edit?file=kit/safety/content/advice/seizure.yaml`);
  await expect(page.getByText('Not on the site: rolled back')).toBeVisible();
});
