import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import { blobHash, type BlobHash } from '../blobs/blob-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { treesFolder } from '../versions/site-version.ts';
import type { LiveTree } from './live-tree.ts';

const hashes = v.record(v.string(), blobHash);
const lastServedSchema = v.object({
  id: v.string(),
  site: v.unknown(),
  own: hashes,
  others: hashes,
});

/** The last served version. `own` contains the version's own files, all of which must exist. */
export type LastServed = LiveTree & { own: LiveTree['files'] };

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'live.json');
}

/** Saves the version being served, so that the host can start even if the registry is unreachable. */
export async function saveLastServed(
  dataDir: string,
  { id, site, files }: LiveTree,
  own: LiveTree['files'],
): Promise<void> {
  const others = [...files].filter(([file]) => !own.has(file));
  const saved = { id, site, own: hashesOf(own), others: hashesOf(others) };
  await writeDurably(fileIn(dataDir), JSON.stringify(saved));
}

/** Returns the version last served on this machine, or `null` if there is none or its files are gone. */
export async function readLastServed(dataDir: string): Promise<LastServed | null> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const parsed = v.parse(lastServedSchema, JSON.parse(await readFile(file, 'utf8')));
  const { id } = parsed;
  const site = parseSiteConfig(parsed.site);
  const folder = path.join(treesFolder(dataDir), id);
  if (site.kind !== 'valid' || !existsSync(folder)) return null;
  const own = filesOf(parsed.own);
  return { id, folder, site: site.site, own, files: new Map([...filesOf(parsed.others), ...own]) };
}

function hashesOf(files: Iterable<readonly [string, { hash: BlobHash }]>) {
  return Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
}

function filesOf(record: Readonly<Record<string, BlobHash>>): LiveTree['files'] {
  return new Map(Object.entries(record).map(([file, hash]) => [file, { hash }]));
}
