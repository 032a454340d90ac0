import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { hostProcess } from '../support/host-process.ts';
import { root, samplePages } from '../support/site.ts';
import type { Measured } from './figures.ts';

/** A copy of the project, so that the bench can change a page. Node resolves packages from parent folders. */
const folder = path.join(root, '.cache/bench');
const dataDir = path.join(folder, '.data');

/** Keeps the bench away from a database, bucket or delivery service in the environment. */
const settings = { DATABASE_URL: '', BLOBS: '', DELIVERY_URL: '', DATA_DIR: dataDir };

/** Builds and composes the site of a copy of the project, and serves it. */
export async function openBenchSite() {
  await copyProject();
  for (const part of ownParts()) await run('release', part);
  const composeMs = await timed(run('promote', 'config', ...ownParts()));
  const host = await hostProcess(settings, dataDir);
  await host.start();
  await untilCompressed();
  return {
    origin: host.origin,
    /** Releases, promotes and rolls back a change of one page. */
    async measureShipping(): Promise<Measured[]> {
      const heading = `Measured at ${Date.now()}`;
      const signal = AbortSignal.timeout(300_000);
      const isShown = async () => {
        const page = await fetch(host.origin + samplePages['mfe-company'].path, { signal });
        return (await page.text()).includes(heading);
      };
      const source = path.join(folder, 'mfe-company/content/faq.md');
      const words = await readFile(source, 'utf8');
      await writeFile(source, words.replace(/(?<=\n\n# ).+/, heading));
      const releaseMs = await timed(run('release', 'mfe-company'));
      const promoteMs = await timed(run('promote', 'mfe-company'), isShown);
      await untilCompressed();
      const isGone = async () => !(await isShown());
      const rollbackMs = await timed(run('rollback', 'mfe-company'), isGone);
      return [{ where: 'site', values: { composeMs, releaseMs, promoteMs, rollbackMs } }];
    },
    [Symbol.asyncDispose]: host.kill,
  };
}

async function copyProject(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const sources = [
    'api',
    'delivery',
    'desk',
    'cli',
    'kit',
    ...ownParts(),
    'package.json',
    'site.config.json',
  ];
  // Relative links between workspaces resolve within the copy.
  const options = { recursive: true, verbatimSymlinks: true };
  for (const name of [...sources, 'node_modules/@site']) {
    await cp(path.join(root, name), path.join(folder, name), options);
  }
}

async function run(name: string, ...words: string[]): Promise<void> {
  const program = path.join(folder, 'cli/site.ts');
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, [program, name, ...words], { cwd: folder, env });
}

/** Measures how long a command takes, in milliseconds; with `isDone`, the time until visitors see its effect. */
async function timed(command: Promise<void>, isDone?: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  const done = isDone ? untilTrue(isDone) : command;
  const milliseconds = done.then(() => performance.now() - startedAt);
  // The command may still be cleaning up once visitors see the change.
  await Promise.all([milliseconds, command]);
  return milliseconds;
}

async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}

/** Waits for background compression, which keeps a core busy. */
async function untilCompressed(): Promise<void> {
  const count = (ending: string) => {
    // Releases are links, which ** does not follow.
    const patterns = [`**/*.${ending}`, `r/*/*/**/*.${ending}`];
    return globSync(patterns, { cwd: path.join(dataDir, 'public') }).length;
  };
  while (count('br') < count('gz')) await sleep(200);
}
