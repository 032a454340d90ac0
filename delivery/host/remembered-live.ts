import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { treesFolder } from '../versions/site-version.ts';
import type { LiveTree } from './live-tree.ts';

const hashes = v.record(v.string(), blobHash);
const rememberedSchema = v.object({
  id: v.string(),
  site: v.unknown(),
  own: hashes,
  others: hashes,
});

/** What was served last; `own` are those of its files that the version itself says, all of which have to be there. */
export type RememberedLive = LiveTree & { own: LiveTree['files'] };

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'live.json');
}

/** Writes down what a host serves, so that it can begin with it again when nobody can be asked. */
export async function rememberLive(
  dataDir: string,
  { id, site, files }: LiveTree,
  own: LiveTree['files'],
): Promise<void> {
  const others = [...files].filter(([file]) => !own.has(file));
  const remembered = { id, site, own: hashesOf(own), others: hashesOf(others) };
  await writeDurably(fileIn(dataDir), JSON.stringify(remembered));
}

/** What a host of this machine served last; `null` when nothing was, or its files are not there any more. */
export async function rememberedLive(dataDir: string): Promise<RememberedLive | null> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const parsed = v.parse(rememberedSchema, JSON.parse(await readFile(file, 'utf8')));
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
