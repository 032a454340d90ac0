import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type BlobHash, hashOf } from '../../blobs/blob-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { canonicalJson } from '../../versions/site-version.ts';
import { composerFingerprint } from '../composer-fingerprint.ts';
import type { Distinctions } from './distinctions.ts';

/** Data derived from full sheets: how they distinguish elements, and the critical CSS by document shape. */
export type CachedSheets = { distinctions: Distinctions; texts: ReadonlyMap<string, string> };

const schema = v.object({
  distinctions: v.object({
    ids: v.array(v.string()),
    attributes: v.array(
      v.tuple([
        v.string(),
        v.array(
          v.object({ operator: v.exactOptional(v.string()), value: v.exactOptional(v.string()) }),
        ),
      ]),
    ),
  }),
  texts: v.array(v.tuple([v.string(), v.string()])),
});

/** Returns the folder of the local cache, which is safe to delete at any time. */
export function sheetCacheFolder(dataDir: string): string {
  return path.join(dataDir, 'critical-css');
}

function fileOf(dataDir: string, fullSheets: readonly BlobHash[]): string {
  const name = hashOf(canonicalJson({ composer: composerFingerprint(), fullSheets }));
  return path.join(sheetCacheFolder(dataDir), `${name}.json`);
}

/** Reads the cache for the full sheets with these hashes; `null` on a miss or if the entry is damaged. */
export async function readCachedSheets(
  dataDir: string,
  fullSheets: readonly BlobHash[],
): Promise<CachedSheets | null> {
  const text = await readFile(fileOf(dataDir, fullSheets), 'utf8').catch(() => '');
  const [hash, ...rest] = text.split('\n');
  const json = rest.join('\n');
  if (hash !== hashOf(json)) return null;
  const { distinctions, texts } = v.parse(schema, JSON.parse(json));
  return {
    distinctions: {
      ids: new Set(distinctions.ids),
      attributes: new Map(distinctions.attributes),
    },
    texts: new Map(texts),
  };
}

export async function writeCachedSheets(
  dataDir: string,
  fullSheets: readonly BlobHash[],
  { distinctions: { ids, attributes }, texts }: CachedSheets,
): Promise<void> {
  const json = JSON.stringify({
    distinctions: { ids: [...ids], attributes: [...attributes] },
    texts: [...texts],
  });
  await mkdir(sheetCacheFolder(dataDir), { recursive: true });
  await writeDurably(fileOf(dataDir, fullSheets), `${hashOf(json)}\n${json}`);
}
