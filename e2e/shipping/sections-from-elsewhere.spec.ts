import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { releaseSchema } from '@site/delivery/releases/release.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import { remoteTarget } from '@site/desk/delivery/remote-target.ts';
import { root, untilHydrated } from '../support/site.ts';
import { expect, test } from '../support/team-site.ts';
import { unpackEarlierRelease } from '../support/unpack-fixture.ts';
import { untilServed, untilServedAsPrinted } from '../support/until-served.ts';
import { visitSection } from './visit-section.ts';

const run = promisify(execFile);

// All tests share a site.
test.describe.configure({ mode: 'default' });

test('a section built without kit is shipped over HTTP, visited and removed', async ({
  site,
  desk,
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mfe-plain-'));
  await cp(path.join(root, 'e2e/fixtures/mfe-plain'), folder, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build'], { cwd: folder });
  await run(process.execPath, ['make-release.mjs'], { cwd: folder });
  const conformance = await site.command('check', path.join(folder, 'release'));
  expect(conformance).toContain('1 pages rendered');

  const env = {
    ...process.env,
    DELIVERY_URL: desk.url,
    DELIVERY_KEY: await desk.keyFor('mfe-plain'),
  };
  const ship = () => run(process.execPath, ['ship.mjs'], { cwd: folder, env });
  await expect(ship()).rejects.toThrow('This site has no section mfe-plain');
  const words = ['add', 'mfe-plain', '--prefix', '/plain', '--owner', 'growth'];
  await site.command('sections', ...words);
  const { stdout: shipped } = await ship();
  expect(shipped).toContain('is live');
  await untilServedAsPrinted(site.origin, shipped);

  await visitSection(page, `${site.origin}/plain`, 'Plain section');
  await site.command('sections', 'remove', 'mfe-plain', '--yes');
  expect((await page.request.get(`${site.origin}/plain`)).status()).toBe(404);
  await rm(folder, { recursive: true, force: true });
});

test('a section built with the previous contract goes live and hydrates', async ({
  site,
  desk,
  page,
}) => {
  const folder = await unpackEarlierRelease();
  const built = path.join(folder, 'release');
  const file = path.join(built, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  const dataDir = path.join(folder, 'data');
  await cp(built, releaseFolder(dataDir, release.name, release.id), { recursive: true });
  await site.command('sections', 'add', release.name, '--prefix', '/earlier', '--owner', 'growth');
  const key = await desk.keyFor(release.name);
  const target = remoteTarget({ url: desk.url, key }, dataDir);
  await target.release(release);
  const parts = [{ name: release.name, id: release.id }];
  const outcome = await target.promote({ parts });
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('\n'));
  await untilServed(site.origin, outcome.version);

  const url = `${site.origin}/earlier`;
  await visitSection(page, url, 'Built earlier', {
    keepsDocument: false,
    untilReady: untilHydrated,
  });
  const early = page.locator('head link[rel=preload][href$="/anxiety-breathing.svg"]');
  await expect(early).toHaveCount(1);
  await rm(folder, { recursive: true, force: true });
});
