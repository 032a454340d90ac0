import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { ConditionContent } from '../../mfe-assessments/content/condition-schema.ts';
import { fillContactForm } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { readContent } from '../support/read-content.ts';
import { samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the document has all tabs and pages of a condition', async ({ page }) => {
  await page.goto(samplePages['mfe-assessments'].path);
  for (const id of ['definition', 'types', 'signs', 'causes', 'diagnosis', 'treatment']) {
    await expect(page.locator(`#${id}`), id).toBeVisible();
  }
  const { types } = readContent<ConditionContent>('mfe-assessments/content/conditions/adhd.md');
  const last = types.items.at(-1)?.heading ?? '';
  await expect(page.locator('#types').getByText(last)).toBeVisible();
});

test('the feed’s boards are links, and nothing that needs a script is shown', async ({ page }) => {
  await page.goto('/feed');
  await expect(page.getByRole('link', { name: /^Open this board/ })).toHaveCount(
    configuredSite().thirdParties.feed.boards.length,
  );
  await expect(page.locator('#slot button:visible')).toHaveCount(0);
  await expect(page.locator('#slot input:visible')).toHaveCount(0);
});

test('the list of conditions says that it cannot search, and what to do in danger', async ({
  page,
}) => {
  await page.goto('/assessments?q=poison');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  await expect(page.locator('#slot').getByRole('link', { name: '112' })).toBeVisible();
  await page.getByRole('link', { name: 'Accidents, bites and poison' }).click();
  await expect(page.getByRole('heading', { name: 'Poisoning or an overdose' })).toBeVisible();
});

test('stores a message and answers with a page', async ({ page }) => {
  const name = `Plain Visitor ${Date.now()}`;
  await page.goto('/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contactUs\/sent$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readInbox()).toContainEqual(
    expect.objectContaining({ name, phone: '9845012345', email: 'asha@visitor.example' }),
  );
});

test('answers a message about a danger with what to do first, in the parent’s language', async ({
  page,
}) => {
  await page.goto('/contactUs');
  await fillContactForm(page.locator('#slot'), 'Worried Parent');
  await page.getByLabel('Message').fill('मेरा बेटा आत्महत्या की बात करता है');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByRole('heading', { name: 'Message sent successfully!', level: 1 }),
  ).toBeVisible();
  const card = page.getByRole('alert');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('बच्चे को अकेला न छोड़ें');
  await expect(card.getByRole('link', { name: '14416 Tele-MANAS' })).toBeInViewport();
});

test('stores a message even under Referrer-Policy: no-referrer, which extensions set', async ({
  page,
}) => {
  const name = `Unreferred Visitor ${Date.now()}`;
  await page.route('**/contactUs', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  const sent = page.waitForRequest('**/api/contact-us');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await (await sent).allHeaders()).toMatchObject({ origin: 'null' });
  await expect(page).toHaveURL(/\/contactUs\/sent$/);
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name }));
});

test('answers an invalid message with a list of its errors, and stores nothing', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/status of 400/);
  const problems = page.getByText('Please check:');
  await page.goto(formAnswerPaths.contact.check);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(problems).toBeHidden();

  const name = `Wrong Number ${Date.now()}`;
  await page.goto('/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByLabel('Email').fill('nobody');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/api/contact-us"]');
    if (form) form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(problems).toBeVisible();
  await expect(page.getByText('Please enter Valid Mobile Number*')).toBeVisible();
  await expect(page.getByText('Please enter Valid Email*')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await readInbox()).not.toContainEqual(expect.objectContaining({ name }));
});

test('the menu on a phone opens, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(samplePages['mfe-company'].path);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const home = page.locator('#site-menu').getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  await home.click();
  await expect(page).toHaveURL('/');
});
