import { existsSync } from 'node:fs';
import { link, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../blobs/blob-store.ts';
import { compressWell } from '../blobs/compress.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import type { PublishedVersion } from './check-out.ts';

/** Compresses whatever is live, while nobody waits for it. */
export type BackgroundCompressor = {
  /** Begins with what visitors get from now on, and leaves what they got before. */
  follow: (published: PublishedVersion) => void;
  /** Settles when it works on nothing any more. */
  close: () => Promise<void>;
};

/** A compressor that begins when it hears what is live; `onTrouble` hears why it does not go on. */
export function backgroundCompressor(onTrouble: (error: unknown) => void): BackgroundCompressor {
  let current = new AbortController();
  let work = Promise.resolve();
  return {
    follow(published) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      work = work.then(() => compressServed(published, signal)).catch(onTrouble);
    },
    close() {
      current.abort();
      return work;
    },
  };
}

/**
 * Gives whatever a version serves the best compression there is, one file after another, because nobody waits for it:
 * beside each file that is compressed quickly it puts one that is compressed well. What is served stays the same in
 * meaning, and which version it is does not depend on how far this has got. Ends early when `signal` says so.
 */
async function compressServed(
  { folder, files: served }: PublishedVersion,
  signal: AbortSignal,
): Promise<void> {
  const files = [...served];
  // Several processes may serve one folder. From a place of its own each finds most of the others' work done.
  const start = Math.floor(Math.random() * files.length);
  for (const [file, { source, hash }] of [...files.slice(start), ...files.slice(0, start)]) {
    if (signal.aborted) return;
    const target = path.join(folder, file);
    if (existsSync(`${target}.br`) || !existsSync(`${source}.gz`)) continue;
    if (!existsSync(`${source}.br`)) {
      const startedAt = performance.now();
      const bytes = await readFile(source);
      // What is damaged is for others to find, and to mend.
      if (hashOf(bytes) !== hash) continue;
      await writeDurably(`${source}.br`, await compressWell(bytes), { mode: READ_ONLY });
      // Visitors need the processor as well: half of the time is theirs alone. Only `signal` ends it early.
      await pause(performance.now() - startedAt, undefined, { signal }).catch(() => {});
    }
    await linkOnce(`${source}.br`, `${target}.br`);
  }
}

/** Nobody writes into what is compressed, as into the file itself. */
const READ_ONLY = 0o444;

/** Links a file into a tree, unless somebody else did, or the tree has gone meanwhile. */
async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!existsSync(target) && existsSync(path.dirname(target))) throw error;
  }
}
