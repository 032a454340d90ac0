import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { type SiteSection, siteSectionSchema } from './site-section.ts';

const packageSchema = v.object({
  section: v.omit(siteSectionSchema, ['name']),
});

/**
 * Returns the sections in this repository, which a new site starts with: each `mfe-…` folder, with the `section` of its
 * `package.json`. After that, the live version determines a site's sections. Throws if one is invalid.
 */
export function ownSections(): readonly SiteSection[] {
  return v.parse(
    v.array(siteSectionSchema),
    globSync('mfe-*/package.json', { cwd: repositoryRoot })
      .toSorted()
      .map((file) => {
        const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
        const { section } = v.parse(packageSchema, JSON.parse(text));
        return { name: path.dirname(file), ...section };
      }),
  );
}

/** Returns the parts in this repository, the shell first. */
export function ownParts(): readonly ['shell', ...SiteSection['name'][]] {
  return ['shell', ...ownSections().map(({ name }) => name)];
}
