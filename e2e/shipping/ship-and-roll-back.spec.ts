import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../support/copy-project.ts';
import { samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/team-site.ts';
import { untilServedAsPrinted } from '../support/until-served.ts';

const run = promisify(execFile);

const { path: faq } = samplePages['mfe-company'];
const contact = samplePages['mfe-forms'].path;

/** The checkout of a team that has not upgraded React. */
let checkout: string;
test.beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'older-react-'));
  await copyProject(checkout, 'previous');
});
test.afterAll(() => rm(checkout, { recursive: true, force: true }));

test('a section built with a different React version is shipped to the running site, mounts alongside the others, and is rolled back', async ({
  site,
  desk,
  page,
  browser,
}) => {
  const program = path.join(checkout, 'cli/site.ts');
  const env = {
    ...process.env,
    DELIVERY_URL: desk.url,
    DELIVERY_KEY: await desk.keyFor('mfe-company'),
    DATA_DIR: path.join(checkout, '.data'),
  };
  const command = async (...words: string[]) => {
    const { stdout } = await run(process.execPath, [program, ...words], { cwd: checkout, env });
    await untilServedAsPrinted(site.origin, stdout);
    return stdout;
  };
  const installed: unknown = JSON.parse(
    await readFile(path.join(checkout, 'node_modules/react/package.json'), 'utf8'),
  );
  expect(installed).toMatchObject({ version: expect.stringMatching(/^19\.2\./) });
  const otherPage = path.join(site.folder, '.data/public', contact, 'index.html');
  const otherBefore = await stat(otherPage);

  await page.goto(site.origin + contact);
  await untilLive(page);
  await page.getByLabel(/name/i).first().fill('Half-written');

  const content = path.join(checkout, 'mfe-company/content/faq.md');
  const original = await readFile(content, 'utf8');
  await writeFile(content, original.replace(/(?<=\n\n# ).+/, 'Freshly shipped answers'));
  expect(await command('release', 'mfe-company')).toContain('Released mfe-company');
  const visitor = await browser.newPage();
  await visitor.goto(site.origin + faq);
  const heading = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(heading).not.toContain('Freshly shipped');

  await command('promote', 'mfe-company');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Freshly shipped answers');
  await untilLive(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Freshly shipped answers');
  const question = visitor.locator('#slot summary').first();
  await question.click();
  await expect(visitor.locator('#slot details[open]')).toHaveCount(1);

  // The open page is unchanged, and so is everything that this release does not affect.
  await expect(page.getByLabel(/name/i).first()).toHaveValue('Half-written');
  // Marking a blob as used rounds its timestamps to milliseconds, so the file itself is compared as well.
  const { ino, mtime } = await stat(otherPage);
  expect({ ino, mtime }).toEqual({ ino: otherBefore.ino, mtime: otherBefore.mtime });
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Write to us/);

  await page.goto(site.origin + contact);
  await untilLive(page);
  const ownReact = page.waitForResponse(async (response) => {
    const isRemoteScript = /\/r\/mfe-company\/.*\.js$/.test(response.url());
    return isRemoteScript && (await response.text()).includes('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  });
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freshly shipped answers');
  expect((await ownReact).ok()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write to us/);

  await command('rollback', 'mfe-company');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading);
  await visitor.close();
});
