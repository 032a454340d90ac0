import * as v from 'valibot';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import { type SiteSection, siteSectionsSchema } from './site-section.ts';

/**
 * Returns a version's sections, or `null` if the version predates the list, in which case releases own the prefixes
 * they claim.
 */
export async function sectionsOf(
  { blobs }: Stores,
  { sections }: Pick<SiteVersion, 'sections'>,
): Promise<readonly SiteSection[] | null> {
  if (sections === undefined) return null;
  return v.parse(siteSectionsSchema, JSON.parse(String(await blobs.read(sections))));
}

/** Returns the id of a list. Equal lists have the same id. */
export function sectionsId(sections: readonly SiteSection[]): BlobHash {
  return hashOf(canonicalJson(sections));
}

export function storeSections(
  { blobs }: Stores,
  sections: readonly SiteSection[],
): Promise<string> {
  return blobs.put(Buffer.from(canonicalJson(sections)));
}
