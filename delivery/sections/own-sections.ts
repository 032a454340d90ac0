import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type SiteSection, siteSectionsSchema } from './site-section.ts';

const file = path.join(import.meta.dirname, 'sections.json');

/**
 * The sections whose folders are in this project, which a new site begins with. Which sections a site has after that is
 * said by its live version. Throws when `sections.json` is not right.
 */
export function ownSections(): readonly SiteSection[] {
  return v.parse(siteSectionsSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The names of the parts whose folders are in this project, the shell first. */
export function ownParts(): readonly ['shell', ...SiteSection['name'][]] {
  return ['shell', ...ownSections().map(({ name }) => name)];
}
