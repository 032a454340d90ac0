import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

// Both share a copy of the project.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 60_000 });

let site: TestSite;
test.beforeAll(async () => {
  site = await openTestSite({ serve: ['edit', 'mfe-assessments'] });
});
test.afterAll(async () => site.close());

const adhd = 'mfe-assessments/content/conditions/adhd.md';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle r="90"/></svg>';

/** Reads a document's current text. `changes` returns the lines removed and added since. */
async function watchFile(name: string) {
  const file = path.join(site.folder, name);
  const before = await readFile(file, 'utf8');
  return {
    async changes() {
      const old = before.split('\n');
      const now = (await readFile(file, 'utf8')).split('\n');
      return {
        gone: old.filter((line) => !now.includes(line)),
        come: now.filter((line) => !old.includes(line)),
        // Everything else is unchanged.
        isInPlace: old.length === now.length && old.filter((line, at) => line !== now[at]).length,
      };
    },
  };
}

/** The page shown next to the form. */
function shownPage(page: Page) {
  return page.frameLocator('#preview-pane').frameLocator('iframe');
}

async function pressSave(page: Page): Promise<void> {
  // The preview closes the menu if it loads at that moment.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 5000 });
    await page.getByRole('menuitem', { name: 'Save now' }).click({ timeout: 5000 });
  }).toPass();
}

async function save(page: Page): Promise<void> {
  const saved = page.getByText('Changes saved');
  await expect(async () => {
    if (await saved.isVisible()) return;
    await pressSave(page);
    await expect(saved).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

async function openDocument(page: Page, collection: string, name: string): Promise<void> {
  // Navigates from another document, so that the preview stays.
  if (page.url().includes('/edit/')) await page.getByRole('link', { name: /Writing in/ }).click();
  else {
    const opened = await page.goto(`${site.origin}/edit/`);
    expect(opened?.headers()['x-frame-options']).toBe('DENY');
  }
  await page.getByRole('link', { name: collection }).first().click();
  const entries = page.locator('[href*="/entries/"]');
  await page.getByRole('link', { name, exact: true }).and(entries).click();
}

test('a writer changes text, a picture, a source and a price, and sees each on the page', async ({
  page,
  expectPageErrors,
}) => {
  // The preview accepts the changed code, or reloads.
  expectPageErrors(/404|\[shell\]/);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.origin))
      elsewhere.push(request.url());
  });
  const document = await watchFile(adhd);
  await openDocument(page, 'Assessments: Condition', 'ADHD');
  const text = page.getByLabel('Text of the page');
  const words = await text.inputValue();
  await text.fill(words.replace('It is not laziness, and', 'It is never laziness, and'));
  // Drops a picture on its field.
  const dropped = await page.evaluateHandle((svg) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([svg], 'A new day.svg', { type: 'image/svg+xml' }));
    return transfer;
  }, drawing);
  const picture = page.locator('.document-picture').first();
  await picture.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(picture.getByRole('textbox', { name: 'File' })).toHaveValue('a-new-day.svg');
  await save(page);
  await expect(shownPage(page).getByText('It is never laziness, and')).toBeVisible();
  await expect(shownPage(page).locator('img[src*="a-new-day"]').first()).toBeAttached();
  expect(await document.changes()).toEqual({
    gone: [
      expect.stringContaining('illustrations/thoughts.svg'),
      expect.stringContaining('It is not laziness'),
    ],
    come: ['  file: a-new-day.svg', expect.stringContaining('It is never laziness')],
    isInPlace: 2,
  });
  expect(
    await readFile(path.join(site.folder, 'mfe-assessments/assets/a-new-day.svg'), 'utf8'),
  ).toBe(drawing);

  const sources = await watchFile('mfe-assessments/content/sources.yaml');
  await openDocument(page, 'Assessments: lists', 'Sources');
  await page.getByPlaceholder(/Search/).fill('cdc-about-adhd');
  await page.getByRole('button', { name: /^cdc-about-adhd:/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('About ADHD, in plain words');
  await save(page);
  await expect(shownPage(page).getByText('About ADHD, in plain words').first()).toBeAttached();
  expect(await sources.changes()).toEqual({
    gone: ['  title: About Attention-Deficit / Hyperactivity Disorder (ADHD)'],
    come: ['  title: About ADHD, in plain words'],
    isInPlace: 1,
  });

  const config = await watchFile('site.config.json');
  await openDocument(page, 'Prices, hours and names', 'Prices, hours and names');
  await page.getByLabel('Behavioural condition').fill('1099');
  await save(page);
  // Every page is recomposed.
  await expect(shownPage(page).getByText('₹1,099').first()).toBeAttached({ timeout: 90_000 });
  expect(await config.changes()).toEqual({
    gone: ['    "behaviouralCondition": 999'],
    come: ['    "behaviouralCondition": 1099'],
    isInPlace: 1,
  });
  expect(elsewhere).toEqual([]);
});

test('reports errors in plain words with file and line, and does not save them', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/422|API_ERROR|uncaught|404|\[shell\]/);
  const document = await watchFile(adhd);
  await openDocument(page, 'Assessments: Condition', 'ADHD');
  const text = page.getByLabel('Text of the page');
  const words = await text.inputValue();
  await text.fill(words.replace('[^cdc-about-adhd]', '[^nobody-knows]'));
  await pressSave(page);
  await expect(page.locator('#problems')).toContainText(
    /conditions\/adhd\.md:\d+: cites "nobody-knows", which is not in content\/sources\.yaml/,
  );
  await expect(page.getByText('Unsaved Changes')).toBeVisible();
  expect(await document.changes()).toEqual({ gone: [], come: [], isInPlace: 0 });

  // The editor saves once the error is corrected.
  await text.fill(words.replace('What you may notice', 'What you may see'));
  await save(page);
  await expect(page.locator('#problems')).toHaveCount(0);
  await expect(shownPage(page).getByRole('heading', { name: 'What you may see' })).toBeVisible();
});
