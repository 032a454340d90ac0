import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { type DeliveryConfig, repositoryRoot } from '../config.ts';
import { keepRelease } from '../releases/build-release.ts';
import { buildErrors, parseBuildStats } from '../releases/build-stats.ts';
import { contentProblems } from '../releases/content-problems.ts';
import { releaseFolders } from '../releases/release-store.ts';
import { rspackNear } from '../releases/rspack-near.ts';
import type { PartName } from '../releases/release.ts';
import type { BuildReport } from './build-report.ts';
import type { DevelopedPart } from './developed-part.ts';

/** How many builds a part has: its sheets, its scripts, and its renderer. */
const BUILDS = 3;

/** What is heard of parts that are watched. Nothing waits for what is called. */
export type WatchListener = {
  /** The scripts of a part are built as `hash`; what is changed in them can be fetched. */
  onModules: (part: PartName, hash: string) => void;
  onStyles: (part: PartName) => void;
  /** All of a part is built: a release can be made of it. */
  onBuilt: (part: PartName) => void;
  /** What is wrong with a part; files are named. Empty when nothing is any more. */
  onProblems: (part: PartName, problems: readonly string[]) => void;
  /** Nothing is watched any more, and why. */
  onEnd: (words: string) => void;
};

/** Parts that are built whenever one of their files is saved. */
export type WatchedParts = {
  /** Makes a release of what is built of a part at this moment, and gives its id. */
  release: (part: PartName) => Promise<string>;
  close: () => void;
};

function watchedParts(dataDir: string): string {
  return path.join(dataDir, 'watched');
}

/** Where what browsers fetch of a part lies, as it is built at this moment. */
export function watchedFolder(dataDir: string, part: string): string {
  return path.join(watchedParts(dataDir), part, releaseFolders.browser);
}

/** Builds parts and goes on watching them, in a process for each bundler: a section's own repository has its own. */
export async function watchParts(
  parts: readonly DevelopedPart[],
  config: DeliveryConfig,
  listener: WatchListener,
): Promise<WatchedParts> {
  const watched = watchedParts(config.dataDir);
  await rm(watched, { recursive: true, force: true });
  const reports = new Map<PartName, Map<string, BuildReport>>(
    parts.map(({ name }) => [name, new Map()]),
  );
  const sources = new Map(parts.map(({ name, source }) => [name, source]));
  const sourceOf = (part: PartName) => sources.get(part) ?? path.join(repositoryRoot, part);
  const children = [...byBundler(parts)].map(([bundler, own]) => {
    const child = spawn(
      process.execPath,
      [bundler, 'build', '--watch', '-c', path.join(import.meta.dirname, 'rspack.config.ts')],
      {
        // Where the packages are that parts share.
        cwd: path.resolve(bundler, '../../../../..'),
        env: {
          ...process.env,
          NODE_ENV: config.mode,
          WATCHED_PARTS: JSON.stringify(own),
          WATCHED_FOLDER: watched,
        },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
    child.on('exit', (code) => {
      if (code !== null) listener.onEnd(words.trim());
    });
    child.on('message', (report: BuildReport) => void hear(report));
    return child;
  });

  async function hear(report: BuildReport): Promise<void> {
    const { part, build, hash, stats } = report;
    const builds = reports.get(part);
    if (!builds) return;
    const before = builds.get(build);
    builds.set(build, report);
    if (before?.hash === hash) return;
    const isWhole = (stats.errors ?? []).length === 0;
    if (isWhole && build.endsWith(':app')) listener.onModules(part, hash);
    if (isWhole && build.endsWith(':styles')) listener.onStyles(part);
    if (builds.size < BUILDS) return;
    const errors = buildErrors(together(part));
    const content = errors.length > 0 ? [] : await contentProblems(sourceOf(part));
    // Meanwhile something else was saved, and is heard of next.
    if (builds.get(build) !== report) return;
    const problems = [...errors, ...content].map((problem) => `${part}: ${problem}`);
    listener.onProblems(part, problems);
    if (problems.length === 0) listener.onBuilt(part);
  }

  /** The reports of a part as the command line writes those of several builds. */
  function together(part: PartName): string {
    const children: StatsCompilation[] = [...(reports.get(part)?.values() ?? [])].map(
      ({ build, stats }) => ({ ...stats, name: build }),
    );
    return JSON.stringify({ children });
  }

  return {
    async release(part) {
      const workshop = path.join(config.dataDir, 'tmp');
      await mkdir(workshop, { recursive: true });
      const copy = await mkdtemp(path.join(workshop, `${part}-`));
      try {
        await cp(path.join(watched, part), copy, { recursive: true });
        const { id } = await keepRelease(
          { name: part, source: sourceOf(part), folder: copy },
          parseBuildStats(together(part)),
          config,
        );
        return id;
      } finally {
        await rm(copy, { recursive: true, force: true });
      }
    },
    close() {
      for (const child of children) child.kill();
    },
  };
}

/** Parts by the command line of the bundler that is installed for them. */
function byBundler(parts: readonly DevelopedPart[]): Map<string, DevelopedPart[]> {
  const groups = new Map<string, DevelopedPart[]>();
  for (const part of parts) {
    const bundler = rspackNear(part.source);
    groups.set(bundler, [...(groups.get(bundler) ?? []), part]);
  }
  return groups;
}
