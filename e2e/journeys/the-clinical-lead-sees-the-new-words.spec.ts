import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { violations } from '../support/axe.ts';
import { type RunningDesk, startDesk } from '../support/desk.ts';
import { samplePages, untilLive } from '../support/site.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { expect, test } from '../support/test.ts';

const { path: adhd } = samplePages['mfe-assessments'];
const oldWords = 'and it is not your fault.';
const newWords = 'and nobody is to blame for it.';

// All tests share one release and one preview.
test.describe.configure({ mode: 'default' });

let site: TestSite;
/** The delivery service, and the keys of the content team's CI, the clinical lead and an auditor. */
let service: RunningDesk;
const people = { ci: {}, lead: {}, auditor: {} };
/** The link that the content team sends to the clinical lead. */
let link: string;
/** The command's output. */
let printed: string;

test.beforeAll(async () => {
  site = await openTestSite();
  const file = path.join(site.folder, 'mfe-assessments/content/conditions/adhd.md');
  const before = await readFile(file, 'utf8');
  expect(before).toContain(oldWords);
  await writeFile(file, before.replace(oldWords, newWords));
  service = await startDesk(site);
  const own = ['--sections', 'mfe-assessments', '--actions'];
  people.ci = await keyFor('content-ci', ...own, 'release,promote', '--person', 'github:asha-rao');
  people.lead = await keyFor('dr-nair', ...own, 'approve', '--roles', 'clinical');
  people.auditor = await keyFor('auditor', ...own, 'read');
  // The CI has its own machine.
  const elsewhere = { ...people.ci, DATA_DIR: path.join(site.folder, '.ci') };
  await site.commandWith(elsewhere, 'release', 'mfe-assessments');
  printed = await site.command('preview', 'mfe-assessments', '--page', adhd, '--days', '3');
  link = /^ {2}(http:\S+)$/m.exec(printed)?.[1] ?? '';
});
test.afterAll(async () => {
  await service.close();
  await site.close();
});

/** Adds a key and returns its owner's environment. */
async function keyFor(name: string, ...words: string[]): Promise<Record<string, string>> {
  const key = await site.command('keys', 'add', name, ...words);
  return { DELIVERY_URL: service.url, DELIVERY_KEY: key.trim() };
}

test('the clinical lead previews the new text', async ({ page, browser, expectPageErrors }) => {
  expect(printed).toContain(adhd);
  await page.goto(link);
  const { origin } = new URL(link);
  expect(page.url()).toBe(origin + adhd);
  await expect(page.getByText(newWords)).toBeVisible();
  const strip = page.getByRole('complementary', { name: 'Preview' });
  await expect(strip).toContainText(/release [0-9a-f]{16} of mfe-assessments and ends on/);

  // HTML and JavaScript come from the same release, and navigation stays within the preview.
  await untilLive(page);
  await expect(page.getByText(newWords)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/ADHD/);
  await expect(strip).toBeVisible();
  await page.goBack();
  await expect(page.getByText(newWords)).toBeVisible();

  await strip.getByRole('link', { name: 'Go to the public page' }).click();
  await expect(page.getByText(oldWords)).toBeVisible();
  expect(new URL(page.url()).port).toBe(new URL(site.origin).port);
  expect(new URL(page.url()).pathname).toBe(adhd);
  await expect(strip).toHaveCount(0);

  const stranger = await browser.newPage();
  // The page may still be prefetching a link.
  expectPageErrors(/404|MIME type/);
  const answer = await stranger.goto(origin + adhd);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText('There is no preview for you here')).toBeVisible();
  expect(await violations(stranger)).toEqual([]);
  await stranger.close();
});

test('the new text goes live after the clinical lead approves it, and an auditor finds its author', async ({
  page,
}) => {
  const said = (who: keyof typeof people, ...words: [string, ...string[]]) =>
    site.commandWith(people[who], ...words);
  const promote = () => said('ci', 'promote', 'mfe-assessments', '--reason', 'Kinder to parents');
  const [, id = ''] =
    /release (\w{16}) of mfe-assessments/.exec(await site.command('preview')) ?? [];
  await expect(promote()).rejects.toThrow(
    new RegExp(
      `mfe-assessments ${id} must be approved in the role clinical by someone other than key content-ci`,
    ),
  );
  await expect(said('ci', 'review', id, '--approve')).rejects.toThrow(/may not approve/);

  expect(await said('lead', 'review')).toContain(`mfe-assessments ${id}`);
  const review = await said('lead', 'review', id);
  expect(review).toContain(`${adhd} (changed)`);
  expect(review).toMatch(new RegExp(`before .*${oldWords}`));
  expect(review).toMatch(new RegExp(`after .*${newWords}`));
  expect(review).toContain(link.split('?')[0]);
  await said('lead', 'review', id, '--approve', '--reason', 'It says the same, and more kindly');
  expect(await promote()).toContain('is live');
  await page.goto(site.origin + adhd);
  await expect(page.getByText(newWords)).toBeVisible();

  const found = await said('auditor', 'history', '--sentence', newWords);
  expect(found).toContain(`added it to ${adhd}`);
  expect(found).toContain('reason: Kinder to parents');
  expect(found).toContain('mfe-assessments was released by key content-ci');
  expect(found).toContain(
    'mfe-assessments was approved by key dr-nair as clinical: It says the same, and more kindly',
  );
  const [, version = ''] = / → (\w{16})$/m.exec(found) ?? [];
  expect(await said('auditor', 'history', '--words', version)).toContain(newWords);
  expect(await said('auditor', 'history')).toContain('must be approved in the role');
});
