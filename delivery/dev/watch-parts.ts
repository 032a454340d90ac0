import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
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
import type { BuildReport, WatchReport } from './build-report.ts';
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
  /** Makes a release of what is built of a part at this moment, and gives its id; nothing in it is compressed. */
  release: (part: PartName) => Promise<string>;
  close: () => void;
};

/** How a part is built at this moment. */
type PartState = {
  /** How each of its builds ended last. */
  builds: Map<string, BuildReport>;
  /** Builds that a file was saved of, and that have not ended since. */
  atWork: Set<string>;
  /** Whether anything is new that nobody was told of yet. */
  isNew: boolean;
};

function watchedParts(dataDir: string): string {
  return path.join(dataDir, 'watched');
}

/** Where what browsers fetch of a part lies, as it is built at this moment. */
export function watchedFolder(dataDir: string, part: string): string {
  return path.join(watchedParts(dataDir), part, releaseFolders.browser);
}

/**
 * Builds parts and goes on watching them, in a process for each bundler: a section's own repository has its own. `builds`
 * is the file of what is built there, which calls `watchedBuilds`.
 */
export async function watchParts(
  parts: readonly DevelopedPart[],
  { config, builds }: { config: DeliveryConfig; builds: string },
  listener: WatchListener,
): Promise<WatchedParts> {
  const watched = watchedParts(config.dataDir);
  await rm(watched, { recursive: true, force: true });
  const states = new Map<PartName, PartState>(
    parts.map(({ name }) => [name, { builds: new Map(), atWork: new Set(), isNew: false }]),
  );
  const sources = new Map(parts.map(({ name, source }) => [name, source]));
  const sourceOf = (part: PartName) => sources.get(part) ?? path.join(repositoryRoot, part);
  const children = [...byBundler(parts)].map(([bundler, own]) => {
    const child = spawn(process.execPath, [bundler, 'build', '--watch', '-c', builds], {
      // Where the packages are that parts share.
      cwd: path.resolve(bundler, '../../../../..'),
      env: {
        ...process.env,
        NODE_ENV: config.mode,
        WATCHED_PARTS: JSON.stringify(own),
        WATCHED_FOLDER: watched,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
    child.on('exit', (code) => {
      if (code !== null) listener.onEnd(words.trim());
    });
    child.on('message', (report: WatchReport) => {
      if (report.kind === 'built') void hear(report);
      else states.get(report.part)?.atWork.add(report.build);
    });
    return child;
  });

  /** Says `built` after every build. */
  const ended = new EventEmitter();

  /** Waits until nothing of a part is being built; gives as what it is built then. */
  async function settled(part: PartName): Promise<string> {
    const { builds, atWork } = states.get(part) ?? { builds: new Map(), atWork: new Set() };
    while (atWork.size > 0) await once(ended, 'built');
    return [...builds.values()].map(({ hash }) => hash).join(' ');
  }

  async function hear(report: BuildReport): Promise<void> {
    const { part, build, hash, stats } = report;
    const state = states.get(part);
    if (!state) return;
    const { builds, atWork } = state;
    atWork.delete(build);
    ended.emit('built');
    if (builds.get(build)?.hash !== hash) {
      state.isNew = true;
      const isWhole = (stats.errors ?? []).length === 0;
      if (isWhole && build.endsWith(':app')) listener.onModules(part, hash);
      if (isWhole && build.endsWith(':styles')) listener.onStyles(part);
    }
    builds.set(build, report);
    // What one save changes in several builds belongs together: HTML and the scripts that bring it to life.
    if (builds.size < BUILDS || atWork.size > 0 || !state.isNew) return;
    const errors = buildErrors(together(part));
    const content = errors.length > 0 ? [] : await contentProblems(sourceOf(part));
    // Meanwhile something else was saved, and is heard of next.
    if (builds.get(build) !== report || atWork.size > 0 || !state.isNew) return;
    state.isNew = false;
    const problems = [...errors, ...content].map((problem) => `${part}: ${problem}`);
    listener.onProblems(part, problems);
    if (problems.length === 0) listener.onBuilt(part);
  }

  /** The reports of a part as the command line writes those of several builds. */
  function together(part: PartName): string {
    const children: StatsCompilation[] = [...(states.get(part)?.builds.values() ?? [])].map(
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
        // What is built anew while it is copied is copied again: one half would not fit the other.
        for (let copied = ''; copied !== (await settled(part));) {
          copied = await settled(part);
          await rm(copy, { recursive: true, force: true });
          await cp(path.join(watched, part), copy, { recursive: true });
        }
        const { id } = await keepRelease(
          { name: part, source: sourceOf(part), folder: copy },
          parseBuildStats(together(part)),
          // Nobody far away fetches it, so it need not be small.
          { ...config, mode: 'development' },
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
