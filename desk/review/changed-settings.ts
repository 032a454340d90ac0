import type { BlobHash, BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import type { WordChange } from './word-changes.ts';

/** Compares two configurations setting by setting, because few settings appear on a page. */
export async function changedSettings(
  blobs: BlobStore,
  before: BlobHash,
  after: BlobHash,
): Promise<readonly WordChange[]> {
  const [was, is] = [await settingsOf(blobs, before), await settingsOf(blobs, after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

async function settingsOf(
  blobs: BlobStore,
  config: BlobHash,
): Promise<ReadonlyMap<string, string>> {
  const settings = Object.entries(await readConfig(blobs, config));
  return new Map(settings.map(([name, value]) => [name, `${name}: ${canonicalJson(value)}`]));
}
