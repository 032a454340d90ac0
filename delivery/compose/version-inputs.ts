import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { bringRelease } from '../releases/shared-release.ts';
import type { Stores } from '../stores.ts';
import { readConfig } from '../versions/read-version.ts';

/** What a version is made from: everything else follows. */
export type VersionInputs = {
  parts: Readonly<Partial<Record<PartName, { release: string; previous: string[] }>>>;
  /** The list of sections, where there is one. */
  sections?: BlobHash | undefined;
  config: BlobHash;
  previousConfigs: string[];
  data: BlobHash;
};

/** A configuration as sections and browsers get it. Who approves what is nothing that they have to know. */
export async function publicConfig(blobs: BlobStore, config: BlobHash): Promise<SiteConfig> {
  const { reviews: _reviews, ...site } = await readConfig(blobs, config);
  return site;
}

/** Reads the releases of a version. Rejects when one is missing. */
export async function readReleases(
  stores: Stores,
  parts: VersionInputs['parts'],
): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release;
    if (id === undefined) continue;
    const release = await bringRelease(stores, name, id);
    if (!release) throw new Error(`Release ${id} of ${name} is not there any more.`);
    releases.push(release);
  }
  return releases;
}

/** The release of the shell. Throws when there is none. */
export function shellAmong(releases: readonly Release[]): Release {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('No release of the shell is live: promote one first.');
  return shell;
}
