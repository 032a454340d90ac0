import * as v from 'valibot';
import { sectionName } from '../releases/release.ts';

/** A path prefix for a section's pages and files. `{product}` is replaced by the configured slug. */
const prefix = v.pipe(
  v.string(),
  v.regex(
    /^\/$|^(\/[\w{}.-]+)+$/,
    'must start with a slash and not end with one, such as /vaccines; / alone is the home page',
  ),
  v.maxLength(100, 'must have at most 100 characters'),
);

/** A section in a site's list: its name, prefixes and owner. */
export const siteSectionSchema = v.strictObject({
  name: sectionName,
  /** Prefixes of different sections must not overlap. */
  prefixes: v.pipe(
    v.array(prefix),
    v.minLength(1, 'must have at least one prefix'),
    v.maxLength(20, 'must have at most 20 prefixes'),
  ),
  /** The responsible team. */
  owner: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 lower-case letters, digits and hyphens'),
  ),
});

export const siteSectionsSchema = v.array(siteSectionSchema);

export type SiteSection = v.InferOutput<typeof siteSectionSchema>;
