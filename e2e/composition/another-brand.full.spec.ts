import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyShipped } from '../support/test-site.ts';
import { root, testedSite } from '../support/site.ts';
import { expect, serverTest as test } from '../support/test.ts';

const run = promisify(execFile);

/** Files that visitors and search engines read. Scripts and stylesheets do not contain the brand. */
const readable = /\.(html|json|xml|txt)$/;

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'another-brand-'));
});
test.afterAll(async () => rm(folder, { recursive: true, force: true }));

test('a site composed for another brand never mentions the first one', async () => {
  const dataDir = path.join(folder, 'data');
  await copyShipped(testedSite.dataDir, dataDir);
  const own = await readFile(path.join(root, 'site.config.json'), 'utf8');
  const siteConfig = path.join(folder, 'site.config.json');
  await writeFile(
    siteConfig,
    own.replaceAll('Pebble', 'Marigold').replaceAll('pebble', 'marigold'),
  );

  const promote = ['--import', 'tsx', 'cli/site.ts', 'promote', 'config'];
  // Removes addresses with the first brand's slug, because redirects from `product.was` would contain that slug.
  await run(process.execPath, [...promote, '--gone', 'They were of another company.'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, SITE_CONFIG: siteConfig },
  });

  const files = await readdir(path.join(dataDir, 'public'), {
    recursive: true,
    withFileTypes: true,
  });
  const texts = files
    .filter((file) => file.isFile() && readable.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const text = await readFile(file, 'utf8');
    expect(/.{0,60}pebble.{0,60}/i.exec(text)?.[0], file).toBeUndefined();
  }
  const home = await readFile(path.join(dataDir, 'public/index.html'), 'utf8');
  expect(home).toContain('Welcome to Marigold Health!');
  expect(home).toContain('/marigold-offerings/doctors');
});
