import { rename, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataChange } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';

const changesSchema = v.array(
  v.object({
    kind: v.literal('blog'),
    blogId: v.string(),
    besideBefore: v.exactOptional(v.array(v.string())),
  }),
);

/**
 * Changes of data whose pages may not have been drawn. Each is noted before it is made and forgotten when
 * its pages stand, so what a killed program leaves is known to the next.
 */
export async function readUnfinished(dataDir: string): Promise<readonly DataChange[]> {
  const text = await readFile(noteFile(dataDir), 'utf8').catch(() => null);
  return text === null ? [] : v.parse(changesSchema, JSON.parse(text));
}

/** Notes a change. What an earlier change of the same post touched is kept with it. */
export async function noteUnfinished(dataDir: string, change: DataChange): Promise<void> {
  const noted = await readUnfinished(dataDir);
  const same = noted.filter(({ blogId }) => blogId === change.blogId);
  const besideBefore = [...same, change].flatMap((each) => each.besideBefore ?? []);
  await write(dataDir, [
    ...noted.filter((each) => !same.includes(each)),
    { ...change, besideBefore: [...new Set(besideBefore)] },
  ]);
}

/** Forgets the change of a post whose pages stand; without a post, every change. */
export async function forgetUnfinished(dataDir: string, blogId?: string): Promise<void> {
  const noted = await readUnfinished(dataDir);
  if (noted.length === 0) return;
  const left = noted.filter((each) => blogId !== undefined && each.blogId !== blogId);
  if (left.length > 0) await write(dataDir, left);
  else await rm(noteFile(dataDir), { force: true });
}

/** In one step, and on the disk before the change itself is made. */
async function write(dataDir: string, changes: readonly DataChange[]): Promise<void> {
  const file = noteFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(changes)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

function noteFile(dataDir: string): string {
  return path.join(dataDir, 'unfinished-changes.json');
}
