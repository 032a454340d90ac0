import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashedName } from '@site/kit/assets/list-assets.ts';
import { findIslands } from '@site/kit/federation/find-islands.ts';
import { CONTRACT_VERSION, type RemoteRenderer } from '@site/kit/remote/contract.ts';
import { type DeliveryConfig, repositoryRoot } from '../config.ts';
import { hashOf } from '../blobs/blob-store.ts';
import { lowerPriority } from '../lower-priority.ts';
import { readInside } from '../read-inside.ts';
import { buildErrors, type BuildStats, parseBuildStats } from './build-stats.ts';
import { findBuildConfig, findRspack } from './find-rspack.ts';
import { contentProblems } from './content-problems.ts';
import {
  descriptionText,
  DESCRIPTION,
  MAPS,
  type PartName,
  type Release,
  releaseIdOf,
} from './release.ts';
import { MAX_RELEASE_BYTES } from './release-archive.ts';
import { placeRelease, releaseFolders } from './release-store.ts';

const run = promisify(execFile);

const entries = { shell: 'shell.js', remote: 'entry.js' } as const;

/** Build outputs that no page loads, such as the empty scripts of style sheets. */
const unusedOutputs = /^(styles\.js|mf-stats\.json|.*\.map|.*LICENSE\.txt)$/;

/**
 * Builds one part into an immutable, content-addressed folder. `source` is the part's folder, in this repository or
 * another one. Deterministic: building the same source again returns the existing release. Rejects with content
 * problems or build errors, leaving no files behind.
 */
export async function buildRelease(
  name: PartName,
  config: DeliveryConfig,
  source: string = path.join(repositoryRoot, name),
): Promise<Release> {
  const tmpFolder = path.join(config.dataDir, 'tmp');
  await mkdir(tmpFolder, { recursive: true });
  const folder = await mkdtemp(path.join(tmpFolder, `${name}-`));
  try {
    // Content is usually valid, so validate it while building.
    const [checked, built] = await Promise.allSettled([
      contentProblems(source),
      bundle({ name, source, folder, mode: config.mode }),
    ]);
    if (checked.status === 'rejected') throw checked.reason;
    if (checked.value.length > 0) {
      throw new Error(
        [`${name} was not released. Fix these problems:`, ...checked.value].join('\n  '),
      );
    }
    if (built.status === 'rejected') throw built.reason;
    const stats = parseBuildStats(await readFile(path.join(folder, 'stats.json'), 'utf8'));
    await rm(path.join(folder, 'stats.json'));
    return await storeRelease({ name, source, folder }, stats, config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pictures shared by several sections. Every build reads their sizes, and the shell ships them. */
const sharedIllustrations = path.join(repositoryRoot, 'kit/assets/illustrations');

/** A finished build: its part, source folder and output folder. */
type Built = { name: PartName; source?: string; folder: string };

/** Turns a finished build in `folder` into a release, moving the folder. */
async function storeRelease(
  { name, source = path.join(repositoryRoot, name), folder }: Built,
  stats: BuildStats,
  { dataDir }: Pick<DeliveryConfig, 'dataDir'>,
): Promise<Release> {
  await moveMaps(folder);
  await removeUnusedOutputs(path.join(folder, releaseFolders.browser));
  await copyPartAssets(name, path.join(source, 'assets'), path.join(folder, releaseFolders.assets));
  const release = await describeRelease({ name, source, folder }, stats);
  await writeFile(path.join(folder, DESCRIPTION), descriptionText(release));
  await chmod(folder, 0o755);
  return placeRelease(dataDir, release, folder);
}

/** Copies a part's assets. The shell also publishes the shared pictures. */
async function copyPartAssets(name: PartName, from: string, to: string): Promise<void> {
  if (name !== 'shell') return copyAssets(name, from, to);
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await cp(sharedIllustrations, path.join(to, 'illustrations'), { recursive: true });
}

/** Builds only the renderer of a part into `folder`. Rejects with build errors. */
export async function buildRenderer(
  name: PartName,
  { mode }: Pick<DeliveryConfig, 'mode'>,
  { source, folder }: { source: string; folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await bundle({ name, source, folder, mode, only: `${name}:${releaseFolders.node}` });
}

/** Runs the part's build, or `only` the one with this name, with Rspack's command line. */
async function bundle({
  name,
  source,
  folder,
  mode,
  only,
}: Required<Built> & Pick<DeliveryConfig, 'mode'> & { only?: string }): Promise<void> {
  const report = path.join(folder, 'stats.json');
  const building = run(
    process.execPath,
    [
      findRspack(source),
      'build',
      '-c',
      findBuildConfig(source),
      `--json=${report}`,
      ...(only === undefined ? [] : ['--config-name', only]),
    ],
    {
      cwd: source,
      env: { ...process.env, NODE_ENV: mode, BUILD_DIR: folder },
      maxBuffer: Infinity,
    },
  );
  lowerPriority(building.child.pid);
  const failure = await building.then(
    () => null,
    ({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => (stdout + stderr).trim(),
  );
  const errors = existsSync(report) ? buildErrors(await readFile(report, 'utf8')) : [];
  if (failure === null && errors.length === 0) return;
  throw new Error([`Failed to build ${name}:`, ...errors, failure ?? ''].join('\n'));
}

/** Moves source maps out of the public folder. */
async function moveMaps(folder: string): Promise<void> {
  const [from, to] = [path.join(folder, releaseFolders.browser), path.join(folder, MAPS)];
  await mkdir(to);
  for (const file of await readdir(from)) {
    if (!file.endsWith('.js.map')) continue;
    const map = await readFile(path.join(from, file), 'utf8');
    // The Module Federation runtime is a data URL that contains the checkout's path.
    const portable = map.replaceAll(/"data:[^"]*"/g, '"webpack/runtime/module_federation"');
    await writeFile(path.join(to, file), portable);
  }
}

async function removeUnusedOutputs(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (unusedOutputs.test(file)) await rm(path.join(folder, file));
  }
}

/** Describes the build in a folder as a release. */
export async function describeRelease(
  { name, source, folder }: Required<Built>,
  stats: BuildStats,
): Promise<Release> {
  const entry = name === 'shell' ? entries.shell : entries.remote;
  const entryBytes = await readFile(path.join(folder, releaseFolders.browser, entry));
  const mapFolder = path.join(folder, MAPS);
  const [declared, maps, files, revision, commit] = await Promise.all([
    declarationOf(folder),
    // A build in development has none.
    existsSync(mapFolder) ? hashFiles(mapFolder) : {},
    hashFiles(folder, Object.values(releaseFolders)),
    git(source, 'describe', '--always', '--dirty', '--abbrev=12'),
    git(source, 'log', '-1', '--format=%an%n%s', '--', '.'),
  ]);
  const [author, message] = (commit ?? '').split('\n').map((line) => line.slice(0, 200));
  return {
    name,
    id: releaseIdOf(name, files),
    files,
    maps,
    builtAt: new Date().toISOString(),
    gitRevision: revision,
    ...(author && message && { commit: { author, message } }),
    contractVersion: CONTRACT_VERSION,
    entry,
    integrity: `sha384-${createHash('sha384').update(entryBytes).digest('base64')}`,
    styles: ['styles.css'],
    exposes: Object.keys(stats.scripts),
    scripts: stats.scripts,
    prefixes: [...declared.prefixes],
    routes: declared.routes.map(({ id, pattern }) => ({ id, pattern })),
    redirects: [...declared.redirects],
    posts: declared.posts,
    islands: Object.fromEntries(
      islandNames(source).map((island) => [island, stats.scripts['./app'] ?? []]),
    ),
  };
}

/** Returns the names of a section's islands; the shell has none. */
function islandNames(source: string): string[] {
  const entry = path.join(source, 'remote.ts');
  return existsSync(entry) ? [...findIslands(entry).keys()] : [];
}

/** Reads the renderer's prefixes, routes, redirects and posts, in a separate process. */
async function declarationOf(
  folder: string,
): Promise<
  Required<Pick<RemoteRenderer, 'prefixes' | 'routes' | 'redirects'>> & Pick<Release, 'posts'>
> {
  const program = `const { renderer } = require(process.argv[1]);
    const { prefixes = [], routes = [], redirects = [], posts = [] } = renderer;
    process.stdout.write(JSON.stringify({ prefixes, routes, redirects, posts }));`;
  const file = path.join(folder, releaseFolders.node, 'renderer.cjs');
  const { stdout } = await run(process.execPath, ['-e', program, file]);
  return JSON.parse(stdout);
}

/** Returns SHA-256 hashes of all files by relative path, optionally only those below some folders. */
async function hashFiles(
  folder: string,
  below?: readonly string[],
): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !below || below.includes(file.split('/', 1)[0] ?? ''));
  const hashed = await Promise.all(
    files.map(async (file) => [file, hashOf(await readFile(path.join(folder, file)))] as const),
  );
  return Object.fromEntries(hashed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function git(source: string, ...words: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', words, { cwd: source });
    return stdout.trim();
  } catch {
    // Not a git checkout, or no commits yet. `id` still identifies the release.
    return null;
  }
}

/**
 * Copies a section's assets into a release, with a hash in the names of top-level files. Throws for a link that leads
 * out of the folder, whose file would be published.
 */
export async function copyAssets(name: string, from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.name.endsWith('.md')) {
      await cp(path.join(from, entry.name), path.join(to, entry.name), { recursive: true });
      continue;
    }
    const bytes = await readInside(from, entry.name, MAX_RELEASE_BYTES);
    if (!bytes) throw new Error(`${path.join(from, entry.name)} is not a file of this folder.`);
    await mkdir(path.join(to, name), { recursive: true });
    await writeFile(path.join(to, name, hashedName(entry.name, bytes)), bytes);
  }
}
