import * as v from 'valibot';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import { type SiteSection, siteSectionsSchema } from './site-section.ts';

/**
 * The sections of a version; `null` for one that was made before sections were listed, whose releases own what they
 * claim.
 */
export async function sectionsOf(
  { blobs }: Stores,
  { sections }: Pick<SiteVersion, 'sections'>,
): Promise<readonly SiteSection[] | null> {
  if (sections === undefined) return null;
  return v.parse(siteSectionsSchema, JSON.parse(String(await blobs.read(sections))));
}

/** The id of a list of sections; equal lists have the same. */
export function sectionsId(sections: readonly SiteSection[]): BlobHash {
  return hashOf(canonicalJson(sections));
}

/** Stores a list of sections. */
export function keepSections({ blobs }: Stores, sections: readonly SiteSection[]): Promise<string> {
  return blobs.put(Buffer.from(canonicalJson(sections)));
}
