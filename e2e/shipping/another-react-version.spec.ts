import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { samplePages, untilLive } from '../support/site.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { expect, test } from '../support/test.ts';

const { path: faq, heading } = samplePages['mfe-company'];
const contact = samplePages['mfe-forms'].path;

let site: TestSite;
test.beforeAll(async () => {
  site = await openTestSite({ react: 'previous' });
});
test.afterAll(async () => site.close());

test('a section built against another version of React mounts beside the others', async ({
  page,
}) => {
  const installed: unknown = JSON.parse(
    await readFile(path.join(site.folder, 'node_modules/react/package.json'), 'utf8'),
  );
  expect(installed).toMatchObject({ version: expect.stringMatching(/^19\.2\./) });
  await site.command('release', 'mfe-company');
  await site.command('promote', 'mfe-company');

  const ownReact = page.waitForResponse(async (response) => {
    const isRemoteScript = /\/r\/mfe-company\/.*\.js$/.test(response.url());
    return isRemoteScript && (await response.text()).includes('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  });
  await page.goto(site.origin + contact);
  await untilLive(page);
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect((await ownReact).ok()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    samplePages['mfe-forms'].heading,
  );

  await page.goto(site.origin + faq);
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const question = page.locator('#slot button[aria-expanded], #slot summary').first();
  await question.click();
  await expect(page.locator('#slot')).toContainText(/./);
});
