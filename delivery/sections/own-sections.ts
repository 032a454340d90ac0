import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type SiteSection, siteSectionsSchema } from './site-section.ts';

const file = path.join(import.meta.dirname, 'sections.json');

/**
 * Returns the sections in this repository, which a new site starts with. After that, the live version determines a
 * site's sections. Throws if `sections.json` is invalid.
 */
export function ownSections(): readonly SiteSection[] {
  return v.parse(siteSectionsSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns the parts in this repository, the shell first. */
export function ownParts(): readonly ['shell', ...SiteSection['name'][]] {
  return ['shell', ...ownSections().map(({ name }) => name)];
}
