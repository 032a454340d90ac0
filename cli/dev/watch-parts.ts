import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { type DeliveryConfig, repositoryRoot } from '@site/delivery/config.ts';
import { storeRelease } from '@site/delivery/releases/build-release.ts';
import { buildErrors, parseBuildStats } from '@site/delivery/releases/build-stats.ts';
import { contentProblems } from '@site/delivery/releases/content-problems.ts';
import { releaseFolders } from '@site/delivery/releases/release-store.ts';
import { findRspack } from '@site/delivery/releases/find-rspack.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { BuildReport, DevelopedPart, WatchReport } from './watch-messages.ts';

/** Builds per part: sheets, scripts and renderer. */
const BUILDS = 3;

/** Callbacks for watched parts. The watcher doesn't wait for them. */
export type WatchListener = {
  onStyles: (part: PartName) => void;
  /** All of a part's builds succeeded, so a release can be created. */
  onBuilt: (part: PartName) => void;
  /** A part's problems, naming files; empty once they are fixed. */
  onProblems: (part: PartName, problems: readonly string[]) => void;
  /** Watching has stopped. `words` is the bundler's error output. */
  onEnd: (words: string) => void;
};

export type WatchedParts = {
  /** Creates a release from the current builds and returns its id. Doesn't compress files. */
  release: (part: PartName) => Promise<string>;
  close: () => void;
};

/** The builds of a part. */
type PartState = {
  /** The last report of each build. */
  builds: Map<string, BuildReport>;
  /** Builds that are running or about to run. */
  running: Set<string>;
  /** Whether there are unreported changes. */
  isDirty: boolean;
};

function watchedParts(dataDir: string): string {
  return path.join(dataDir, 'watched');
}

/** Returns the folder of a part's current browser files. */
export function watchedFolder(dataDir: string, part: string): string {
  return path.join(watchedParts(dataDir), part, releaseFolders.browser);
}

/**
 * Builds and watches parts. Starts one process per bundler, since a section can have its own repository. `builds` is a
 * bundler configuration that calls `watchedBuilds`.
 */
export async function watchParts(
  parts: readonly DevelopedPart[],
  { config, builds }: { config: DeliveryConfig; builds: string },
  listener: WatchListener,
): Promise<WatchedParts> {
  const watched = watchedParts(config.dataDir);
  await rm(watched, { recursive: true, force: true });
  const states = new Map<PartName, PartState>(
    parts.map(({ name }) => [name, { builds: new Map(), running: new Set(), isDirty: false }]),
  );
  const sources = new Map(parts.map(({ name, source }) => [name, source]));
  const sourceOf = (part: PartName) => sources.get(part) ?? path.join(repositoryRoot, part);
  const children = [...byBundler(parts)].map(([bundler, own]) => {
    const child = spawn(process.execPath, [bundler, 'build', '--watch', '-c', builds], {
      // The folder in which the shared packages are installed.
      cwd: path.resolve(bundler, '../../../..'),
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
      if (report.kind === 'built') void handleReport(report);
      else states.get(report.part)?.running.add(report.build);
    });
    return child;
  });

  /** Emits `built` after every build. */
  const ended = new EventEmitter();

  /** Waits until no build of a part is running, and returns their combined hash. */
  async function settledHash(part: PartName): Promise<string> {
    const { builds, running } = states.get(part) ?? { builds: new Map(), running: new Set() };
    while (running.size > 0) await once(ended, 'built');
    return [...builds.values()].map(({ hash }) => hash).join(' ');
  }

  async function handleReport(report: BuildReport): Promise<void> {
    const { part, build, hash, stats } = report;
    const state = states.get(part);
    if (!state) return;
    const { builds, running } = state;
    running.delete(build);
    ended.emit('built');
    if (builds.get(build)?.hash !== hash) {
      state.isDirty = true;
      const succeeded = (stats.errors ?? []).length === 0;
      if (succeeded && build.endsWith(':styles')) listener.onStyles(part);
    }
    builds.set(build, report);
    // Wait for all builds affected by one save, because HTML and the scripts that hydrate it must match.
    if (builds.size < BUILDS || running.size > 0 || !state.isDirty) return;
    const errors = buildErrors(combinedStats(part));
    const content = errors.length > 0 ? [] : await contentProblems(sourceOf(part));
    // Something else was saved in the meantime, and the next report will cover it.
    if (builds.get(build) !== report || running.size > 0 || !state.isDirty) return;
    state.isDirty = false;
    const problems = [...errors, ...content].map((problem) => `${part}: ${problem}`);
    listener.onProblems(part, problems);
    if (problems.length === 0) listener.onBuilt(part);
  }

  /** Combines a part's reports in the format of the bundler's command line. */
  function combinedStats(part: PartName): string {
    const children: StatsCompilation[] = [...(states.get(part)?.builds.values() ?? [])].map(
      ({ build, stats }) => ({ ...stats, name: build }),
    );
    return JSON.stringify({ children });
  }

  return {
    async release(part) {
      const tmpFolder = path.join(config.dataDir, 'tmp');
      await mkdir(tmpFolder, { recursive: true });
      const copy = await mkdtemp(path.join(tmpFolder, `${part}-`));
      try {
        // Copy again if a rebuild happened in between, so that all builds match.
        for (let copied = ''; copied !== (await settledHash(part));) {
          copied = await settledHash(part);
          await rm(copy, { recursive: true, force: true });
          await cp(path.join(watched, part), copy, { recursive: true });
        }
        const { id } = await storeRelease(
          { name: part, source: sourceOf(part), folder: copy },
          parseBuildStats(combinedStats(part)),
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

/** Groups parts by the bundler installed for them. */
function byBundler(parts: readonly DevelopedPart[]): Map<string, DevelopedPart[]> {
  const groups = new Map<string, DevelopedPart[]>();
  for (const part of parts) {
    const bundler = findRspack(part.source);
    groups.set(bundler, [...(groups.get(bundler) ?? []), part]);
  }
  return groups;
}
