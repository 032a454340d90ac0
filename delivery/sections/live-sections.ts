import * as v from 'valibot';
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

/** Keeps a list of sections as a blob; equal lists are one. */
export function keepSections({ blobs }: Stores, sections: readonly SiteSection[]): Promise<string> {
  return blobs.put(Buffer.from(canonicalJson(sections)));
}
