import path from 'node:path';
import { addKey } from '../support/add-key.ts';
import { violations } from '../support/axe.ts';
import { samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/team-site.ts';

const { path: adhd } = samplePages['mfe-assessments'];
const oldWords = 'and not your fault.';
const newWords = 'and nobody is to blame for it.';

test('the clinical lead previews, reviews and approves the new text', async ({
  site,
  desk,
  change,
  page,
  browser,
  expectPageErrors,
}) => {
  await change('mfe-assessments/content/conditions/adhd.md', oldWords, newWords);
  /** Adds a key, and returns a function that runs commands with it on another machine. */
  const withKey = async (name: string, rights: Omit<Parameters<typeof addKey>[2], 'sections'>) => {
    const key = await addKey(site, name, { sections: ['mfe-assessments'], ...rights });
    const dataDir = path.join(site.folder, `.${name}`);
    const settings = { DELIVERY_URL: desk.url, DELIVERY_KEY: key, DATA_DIR: dataDir };
    return (command: string, ...more: string[]) => site.commandWith(settings, command, ...more);
  };
  const ci = await withKey('content-ci', {
    actions: ['release', 'promote'],
    person: 'github:asha-rao',
  });
  const lead = await withKey('dr-nair', { actions: ['approve'], roles: ['clinical'] });
  await ci('release', 'mfe-assessments');
  const printed = await site.command('preview', 'mfe-assessments', '--page', adhd, '--days', '3');
  expect(printed).toContain(adhd);
  const link = /^ {2}(http:\S+)$/m.exec(printed)?.[1] ?? '';
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

  const [, id = ''] =
    /release (\w{16}) of mfe-assessments/.exec(await site.command('preview')) ?? [];
  await expect(ci('promote', 'mfe-assessments')).rejects.toThrow(
    `mfe-assessments ${id} must be approved in the role clinical by someone other than key content-ci`,
  );
  await expect(ci('review', id, '--approve')).rejects.toThrow(/may not approve/);
  expect(await lead('review')).toContain(`mfe-assessments ${id}`);
  const review = await lead('review', id);
  expect(review).toContain(`${adhd} (changed)`);
  expect(review).toMatch(new RegExp(`before .*${oldWords}`));
  expect(review).toMatch(new RegExp(`after .*${newWords}`));
  expect(review).toContain(link.split('?')[0]);
  await lead('review', id, '--approve', '--reason', 'It says the same, and more kindly');
  expect(await site.command('history', id)).toMatch(/approve mfe-assessments .*\n +by key dr-nair/);
});
