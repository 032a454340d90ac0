import type { SiteConfig } from '../site.ts';
import {
  address,
  type CheckedFile,
  checkedFile,
  hash,
  invalid,
  list,
  object,
  ownPath,
  pattern,
  releaseId,
  text,
} from './parse-fields.ts';

/** A remote as published to browsers: the files to load, and the paths it renders. */
export type PublicRemote = {
  /** Identifies its files for browsers. Releases that differ only in what they render share it. */
  id: string;
  contractVersion: number;
  /** The federated entry and its SRI hash (`sha384-…`). */
  entry: string;
  integrity: string;
  /** The Module Federation manifest, for other hosts; missing in some releases. */
  manifest?: string;
  styles: readonly string[];
  /** SRI hashes in the order of `styles`. */
  styleIntegrity: readonly string[];
  /** Exposed modules, such as `./dialogs`. */
  exposes: readonly string[];
  /** The scripts of each exposed module besides the entry, so that browsers can fetch them in parallel. */
  scripts: Readonly<Record<string, readonly CheckedFile[]>>;
  /** React Router patterns with the configured slug filled in. */
  patterns: readonly string[];
  redirects?: Readonly<Record<string, string>>;
};

/** The content of `/registry.json`: every remote's live release. `discovery.ts` writes it. */
export type PublicRegistry = {
  remotes: Readonly<Record<string, PublicRemote>>;
};

export const REGISTRY_PATH = '/registry.json';

/** Path of the site configuration for the live page. */
export const SITE_CONFIG_PATH = '/site.json';

/** Path of the search index, or of its first part on a large site. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Returns the path of a later part, counted from 2. */
export function searchIndexPart(number: number): string {
  return `/search-index-${number}.json`;
}

/** Matches the paths of later parts, which are reserved: no section may claim one. */
export const SEARCH_INDEX_PART = /^\/search-index-\d+\.json$/;

/** Returns a remote's stylesheets with their hashes. */
export function sheetsOf({ styles, styleIntegrity }: PublicRemote): CheckedFile[] {
  return styles.map((each, index) => ({ address: each, integrity: styleIntegrity[index] ?? '' }));
}

/**
 * Parses `/registry.json`; throws on invalid input. Hand-written, because every visitor downloads
 * this code and a schema library would be four times the size.
 */
export function parsePublicRegistry(value: unknown): PublicRegistry {
  const { microFrontends } = object(value);
  return {
    remotes: Object.fromEntries(
      Object.entries(object(microFrontends)).map(([name, versions]) => [
        text(name),
        publicRemote(versions),
      ]),
    ),
  };
}

function publicRemote(value: unknown): PublicRemote {
  const [live] = list(value, object);
  const { url, metadata, extras } = object(live);
  const { integrity, version } = object(metadata);
  const { contractVersion, styles, styleIntegrity, exposes, scripts, patterns, redirects } =
    object(extras);
  if (typeof contractVersion !== 'number') throw invalid(contractVersion, 'must be a number');
  return {
    id: releaseId(version),
    contractVersion,
    entry: address(url),
    integrity: hash(integrity),
    styles: list(styles, address),
    styleIntegrity: list(styleIntegrity, hash),
    exposes: list(exposes, text),
    scripts: Object.fromEntries(
      Object.entries(object(scripts ?? {})).map(([name, files]) => [
        name,
        list(files, checkedFile),
      ]),
    ),
    patterns: list(patterns, pattern),
    ...(redirects !== undefined && {
      redirects: Object.fromEntries(
        Object.entries(object(redirects)).map(([from, to]) => [from, ownPath(to)]),
      ),
    }),
  };
}

/**
 * Parses `/site.json`. The composer has validated every field with `parseSiteConfig`. Validating again would send the
 * whole schema to every phone, so this only catches truncated or unrelated responses.
 */
export function parseComposedSite(value: unknown): SiteConfig {
  const isPlausible =
    typeof value === 'object' && value !== null && 'product' in value && 'contact' in value;
  if (!isPlausible) throw new Error('The site configuration is malformed.');
  return value as SiteConfig;
}
