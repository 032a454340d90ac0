import type { SiteConfig } from '../site.ts';
import type { CheckedFile } from './page-lock.ts';

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

/** The content of `/registry.json`: every remote's live release. */
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

/** A remote in the Frontend Discovery schema. `extras` has the fields that the schema doesn't cover. */
type DiscoveredRemote = {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: Omit<PublicRemote, 'id' | 'entry' | 'integrity'>;
};

/** `/registry.json`: a Frontend Discovery document, which other tools can read, too. */
type DiscoveryDocument = {
  schema: string;
  microFrontends: Readonly<Record<string, readonly DiscoveredRemote[]>>;
};

/** Writes `/registry.json`. Every section has one live release. */
export function discoveryDocument({ remotes }: PublicRegistry): DiscoveryDocument {
  const described = Object.entries(remotes).map(
    ([name, { id, entry, integrity, ...extras }]): [string, readonly DiscoveredRemote[]] => [
      name,
      [
        {
          url: entry,
          metadata: { integrity, version: id },
          deployment: { traffic: 100, default: true },
          extras,
        },
      ],
    ],
  );
  return { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(described) };
}

/** The Frontend Discovery schema version of `/registry.json`. */
export const DISCOVERY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * Reads `/registry.json`. The composer wrote every field, so that this only finds truncated or unrelated responses, as
 * for `/site.json`.
 */
export function parsePublicRegistry(value: unknown): PublicRegistry {
  if (typeof value !== 'object' || value === null || !('microFrontends' in value))
    throw new Error('The registry is malformed.');
  const { microFrontends } = value as DiscoveryDocument;
  const remotes = Object.entries(microFrontends).flatMap(([name, [live]]) => {
    if (!live) return [];
    const { url, metadata, extras } = live;
    const { integrity, version } = metadata;
    return [[name, { id: version, entry: url, integrity, ...extras }] as const];
  });
  return { remotes: Object.fromEntries(remotes) };
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
