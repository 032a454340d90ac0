import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { fetchRelease } from '../releases/fetch-release.ts';
import type { Stores } from '../stores/stores.ts';
import { readConfig } from '../versions/read-version.ts';

/** Everything that determines a version. */
export type VersionInputs = {
  parts: Readonly<Partial<Record<PartName, { release: string; previous: string[] }>>>;
  /** The list of sections; absent on sites without a list. */
  sections?: BlobHash | undefined;
  config: BlobHash;
  previousConfigs: string[];
  data: BlobHash;
};

/** The configuration without its review rules, for sections and browsers. */
export async function publicConfig(blobs: BlobStore, config: BlobHash): Promise<SiteConfig> {
  const { reviews: _reviews, ...site } = await readConfig(blobs, config);
  return site;
}

/** Reads the releases of all parts. Rejects if one is missing. */
export async function readReleases(
  stores: Stores,
  parts: VersionInputs['parts'],
): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release;
    if (id === undefined) continue;
    const release = await fetchRelease(stores, name, id);
    if (!release) throw new Error(`Release ${id} of ${name} no longer exists.`);
    releases.push(release);
  }
  return releases;
}

/** Returns the shell's release. Throws if there is none. */
export function requireShell(releases: readonly Release[]): Release {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The shell has no live release: promote one first.');
  return shell;
}
