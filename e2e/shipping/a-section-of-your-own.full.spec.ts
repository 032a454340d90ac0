import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { freePort } from '../support/free-port.ts';
import { guideCommands } from '../support/guide-commands.ts';
import { saveFile } from '../support/save-file.ts';
import { isSameDocument, markDocument, root, samplePages, untilLive } from '../support/site.ts';
import { startChild, untilChildAnswers } from '../support/start-child.ts';
import { expect, test } from '../support/team-site.ts';
import type { TestSite } from '../support/test-site.ts';
import { untilServedAsPrinted } from '../support/until-served.ts';
import { visitSection } from './visit-section.ts';

const run = promisify(execFile);

const guide = 'docs/a-section-of-your-own.md';

test('a section in its own repository is made, tested, developed and shipped by the commands of the guide', async ({
  site,
  desk,
  page,
}) => {
  // This test installs packages, starts a development server, and builds and ships repeatedly.
  test.slow();
  const outside = await realpath(await mkdtemp(path.join(tmpdir(), 'outside-')));
  const folder = path.join(outside, 'mfe-vaccines');
  for (const line of await guideCommands(guide, '1. The platform team makes room')) {
    const [name = '', ...words] = /^npx site (.+)$/.exec(line)?.[1]?.split(' ') ?? [];
    await site.command(name, ...words);
  }
  const env = {
    ...withoutNpm(process.env),
    DELIVERY_URL: desk.url,
    DELIVERY_KEY: await desk.keyFor('mfe-vaccines'),
  };
  const shell = async (line: string, cwd = folder) => {
    const { stdout, stderr } = await run('sh', ['-e', '-c', line], { cwd, env });
    await untilServedAsPrinted(site.origin, stdout);
    return stdout + stderr;
  };
  const section = (...words: string[]) => shell(`npx site ${words.join(' ')}`);

  const create = await guideCommands(guide, '2. Create it');
  const packages = path.join(site.folder, 'packages');
  await shell(create.join('\n').replaceAll('/path/to/packages', packages), outside);
  expect(await shell('npm test')).toContain('PASS browser pages/overview/page.test.tsx');
  await startedByOldNode(folder);

  const [dev = '', ...ship] = (await guideCommands(guide, '3. Develop, check, ship')).filter(
    (line) => !line.startsWith('export '),
  );
  expect(dev).toMatch(/^npx site dev --against /);
  await developAlone(page, { site, folder });
  expect((await page.request.get(`${site.origin}/vaccines`)).status()).toBe(404);
  const shipped = new Map<string, string>();
  for (const line of ship) {
    if (line !== 'npx site rollback') shipped.set(line, await shell(line));
  }
  const answer = (words: string) =>
    [...shipped].find(([line]) => line.startsWith(`npx site ${words}`))?.[1] ?? '';
  expect(answer('check')).toContain('2 pages rendered');
  expect(answer('check')).toContain('A promotion would be accepted');
  expect(answer('promote --reason')).toContain('is live');
  expect(await section('release')).toContain('Released mfe-vaccines');
  await page.goto(/http:\S+/.exec(answer('preview'))?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaccines');
  await visitSection(page, `${site.origin}/vaccines`, 'Vaccines');
  await page.getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${site.origin}/vaccines/first-steps`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');
  expect((await page.request.get(`${site.origin}/vaccines/other`)).status()).toBe(404);

  const words = path.join(folder, 'content/vaccines.md');
  await saveFile(words, (await readFile(words, 'utf8')).replace('# Vaccines', '# Jabs'));
  await section('promote', '--reason', '"a plainer word"');
  await page.goto(`${site.origin}/vaccines`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jabs');
  expect(ship.at(-1)).toBe('npx site rollback');
  await section('rollback');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaccines');
  expect(await section('history')).toContain('a plainer word');

  // The key covers no other section.
  const others = run(process.execPath, [site.program, 'rollback', 'mfe-blog'], {
    cwd: root,
    env,
  });
  await expect(others).rejects.toThrow('may not rollback mfe-blog');
  const removal = [site.program, 'sections', 'remove', 'mfe-vaccines', '--yes'];
  await expect(run(process.execPath, removal, { cwd: root, env })).rejects.toThrow(
    'may not promote sections',
  );
  await site.command('sections', 'remove', 'mfe-vaccines', '--yes');
  expect((await page.request.get(`${site.origin}/vaccines`)).status()).toBe(404);
  await testExistingSection(folder);
  await rm(outside, { recursive: true, force: true });
});

/** The environment without the settings of the npm that started the tests, offline if packages are in npm's cache. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_'))),
    PATH: `${path.dirname(process.execPath)}:${environment['PATH'] ?? ''}`,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    FORCE_COLOR: '0',
  };
}

/** Checks the message of Node 20 if npm cannot download Node 24. */
async function startedByOldNode(folder: string): Promise<void> {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })`;
  const npm = path.join(folder, 'offline/npm');
  await mkdir(path.dirname(npm));
  await writeFile(npm, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const words = [
    '--import',
    `data:text/javascript,${encodeURIComponent(claim)}`,
    path.join(folder, 'node_modules/.bin/site'),
    '--version',
  ];
  const started = run(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, PATH: `${path.dirname(npm)}:${process.env['PATH'] ?? ''}` },
  });
  await expect(started).rejects.toThrow(
    /Node 24 or newer is required; this is Node 20\.0\.0\..*nvm install 24/s,
  );
  await rm(path.dirname(npm), { recursive: true });
}

/** Runs tests of a section of this repository with the packages that a new one has installed. */
async function testExistingSection(installed: string): Promise<void> {
  const folder = path.join(path.dirname(installed), 'mfe-home');
  await cp(path.join(root, 'mfe-home'), folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|package\.json|rspack\.config\.ts)$/.test(file),
  });
  for (const name of ['node_modules', 'jest.config.mjs']) {
    await rename(path.join(installed, name), path.join(folder, name));
  }
  await writeFile(path.join(folder, 'package.json'), '{"name":"mfe-home","type":"module"}');
  const jest = ['node_modules/jest/bin/jest.js', 'pages/home/home-data', 'pages/home/page'];
  const { stderr } = await run(process.execPath, jest, {
    cwd: folder,
    env: withoutNpm(process.env),
  });
  expect(stderr).toContain('PASS node pages/home/home-data.test.ts');
  expect(stderr).toContain('PASS browser pages/home/page.test.tsx');
}

/** A section in its own folder, for this site. */
type Section = { site: TestSite; folder: string };

/** Shows the section inside the running site during `work`. */
async function whileDeveloping(
  page: Page,
  { site, folder, words, cwd }: Section & { words: readonly string[]; cwd: string },
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const dev = startChild([...words, '--against', site.origin], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, '.data'),
      RUN_AS_ROOT: 'yes',
    },
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilChildAnswers(dev, `${origin}/vaccines`, 120);
    await page.goto(`${origin}/vaccines`);
    await expect(page.getByRole('complementary', { name: 'Development' })).toBeVisible();
    await work(origin);
  } finally {
    // An open page would send requests to a server that is gone.
    await page.goto('about:blank');
    await dev.stop();
  }
}

/** Develops the section with only the installed packages, where pages reload. */
async function developAlone(page: Page, { site, folder }: Section): Promise<void> {
  const words = [path.join(folder, 'node_modules/.bin/site'), 'dev'];
  await whileDeveloping(page, { site, folder, words, cwd: folder }, async (origin) => {
    const button = page.getByRole('main').getByRole('button', { name: /Pressed|Tapped/ });
    // The first build may reload the page during the click.
    await expect(async () => {
      await untilLive(page);
      if ((await button.textContent()) === 'Pressed 0 times') await button.click();
      await expect(button).toHaveText('Pressed 1 times', { timeout: 2000 });
    }).toPass();

    const file = path.join(folder, islandFile);
    const before = await readFile(file, 'utf8');
    await saveFile(file, before.replace('`Pressed $', '`Tapped $'));
    await expect(button).toHaveText('Tapped 0 times');
    expect(await (await page.request.get(`${origin}/vaccines`)).text()).toContain('Tapped');
    const problems = page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
    await saveFile(file, `${before}\nconst half = (`);
    await expect(problems).toContainText('press-count.island.tsx');
    await saveFile(file, before);
    await expect(button).toHaveText('Pressed 0 times');
    await expect(problems).toHaveCount(0);

    // The other sections come from the running site, in one application with ours.
    await untilLive(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      samplePages['mfe-home'].heading,
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaccines');
    await button.click();
    await expect(button).toHaveText('Pressed 1 times');
    expect(await isSameDocument(page)).toBe(true);

    const message = { name: 'Asha', email: 'asha@visitor.example', message: 'Only trying.' };
    const sent = await page.request.post(`${origin}/api/contact-us`, { data: message });
    expect(sent.status()).toBe(403);
    expect(await sent.text()).toContain('Nothing was sent or kept.');
  });
}

const islandFile = 'pages/overview/press-count.island.tsx';
