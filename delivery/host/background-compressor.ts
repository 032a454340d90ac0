import { existsSync } from 'node:fs';
import { link, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../blobs/blob-store.ts';
import { compressWell } from '../blobs/compress.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import type { PublishedVersion } from './check-out.ts';

/** Recompresses the live version in the background. */
export type BackgroundCompressor = {
  /** Starts compressing this version and abandons the previous one. */
  follow: (published: PublishedVersion) => void;
  /** Resolves once it has stopped. */
  close: () => Promise<void>;
};

export function backgroundCompressor(onError: (error: unknown) => void): BackgroundCompressor {
  let current = new AbortController();
  let work = Promise.resolve();
  return {
    follow(published) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      work = work.then(() => compressServed(published, signal)).catch(onError);
    },
    close() {
      current.abort();
      return work;
    },
  };
}

/**
 * Adds a Brotli-compressed copy next to each gzipped file of a version, one at a time. The copies don't affect the
 * version's id. Stops when `signal` aborts.
 */
async function compressServed(
  { folder, files: served }: PublishedVersion,
  signal: AbortSignal,
): Promise<void> {
  const files = [...served];
  // Several processes may serve the same folder. Random starting points let them share the work.
  const start = Math.floor(Math.random() * files.length);
  for (const [file, { source, hash }] of [...files.slice(start), ...files.slice(0, start)]) {
    if (signal.aborted) return;
    const target = path.join(folder, file);
    if (existsSync(`${target}.br`) || !existsSync(`${source}.gz`)) continue;
    if (!existsSync(`${source}.br`)) {
      const startedAt = performance.now();
      const bytes = await readFile(source);
      // A damaged file is reported and repaired elsewhere.
      if (hashOf(bytes) !== hash) continue;
      await writeDurably(`${source}.br`, await compressWell(bytes), { mode: READ_ONLY });
      // Leave half of the CPU time to visitors. Only `signal` can interrupt this pause.
      await pause(performance.now() - startedAt, undefined, { signal }).catch(() => {});
    }
    await linkOnce(`${source}.br`, `${target}.br`);
  }
}

/** Compressed forms are immutable, like the file itself. */
const READ_ONLY = 0o444;

/** Links a file into a tree, unless another process already has or the tree has been deleted. */
async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!existsSync(target) && existsSync(path.dirname(target))) throw error;
  }
}
