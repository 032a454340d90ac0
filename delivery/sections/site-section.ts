import * as v from 'valibot';
import { sectionName } from '../releases/release.ts';

/** An address below which a section may have pages and files; `{product}` stands for the configured slug. */
const prefix = v.pipe(
  v.string(),
  v.regex(
    /^\/$|^(\/[\w{}.-]+)+$/,
    'must begin with a slash and end without one, such as /vaccines; / alone is the home page',
  ),
  v.maxLength(100, 'must have at most 100 letters'),
);

/** A section as the list of a site has it: what it is called, what it may own, and whose it is. */
export const siteSectionSchema = v.strictObject({
  name: sectionName,
  /** No two sections may own the same address. */
  prefixes: v.pipe(
    v.array(prefix),
    v.minLength(1, 'must name an address'),
    v.maxLength(20, 'must be at most 20 addresses'),
  ),
  /** The team that answers for it, as people call it. */
  owner: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  ),
});

/** The sections of a site. */
export const siteSectionsSchema = v.array(siteSectionSchema);

/** A section as the list of a site has it. */
export type SiteSection = v.InferOutput<typeof siteSectionSchema>;
