import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type BlobHash, hashOf } from '../../blobs/blob-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { canonicalJson } from '../../versions/site-version.ts';
import { composerFingerprint } from '../composer-fingerprint.ts';
import type { Distinctions } from './distinctions.ts';

/** What came of full sheets before: by what they tell elements apart, and the critical CSS of each shape. */
export type RememberedSheets = { distinctions: Distinctions; texts: ReadonlyMap<string, string> };

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

/** Where critical CSS is remembered: a cache of this machine, which may go at any time. */
export function rememberedSheetsFolder(dataDir: string): string {
  return path.join(dataDir, 'critical-css');
}

function fileOf(dataDir: string, fullSheets: readonly BlobHash[]): string {
  const name = hashOf(canonicalJson({ composer: composerFingerprint(), fullSheets }));
  return path.join(rememberedSheetsFolder(dataDir), `${name}.json`);
}

/** What came of the full sheets with these hashes; `null` when this machine has never made it, or it is damaged. */
export async function rememberedSheets(
  dataDir: string,
  fullSheets: readonly BlobHash[],
): Promise<RememberedSheets | null> {
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

/** Remembers what came of full sheets, in place of what was remembered of them before. */
export async function rememberSheets(
  dataDir: string,
  fullSheets: readonly BlobHash[],
  { distinctions: { ids, attributes }, texts }: RememberedSheets,
): Promise<void> {
  const json = JSON.stringify({
    distinctions: { ids: [...ids], attributes: [...attributes] },
    texts: [...texts],
  });
  await mkdir(rememberedSheetsFolder(dataDir), { recursive: true });
  await writeDurably(fileOf(dataDir, fullSheets), `${hashOf(json)}\n${json}`);
}
