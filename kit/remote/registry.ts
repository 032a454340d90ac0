import type { SiteConfig } from '../site.ts';
/** A file and its SRI hash (`sha256-…` or `sha384-…`). */
export type CheckedFile = { address: string; integrity: string };

/** A remote as published to browsers: the files to load, and the paths it renders. */
export type PublicRemote = {
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
  /** Exposed modules other than `./app`, such as `./dialogs`. */
  exposes: readonly string[];
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

/** The id of the element that contains a page's lock. */
export const PAGE_LOCK_ID = 'page-lock';

/**
 * Records which releases rendered a page. The live page loads exactly these, even if others have been promoted since,
 * so that HTML and code match.
 */
export type PageLock = {
  shell: CheckedFile;
  /** The remote that rendered the page; `null` on the shell's own pages. */
  remote: { name: string; id: string; entry: string; integrity: string } | null;
  /**
   * The scripts of the page's islands, except the entry, listed so that browsers can fetch them in parallel. Empty for
   * a page without islands, which needs no code of the remote.
   */
  scripts: readonly CheckedFile[];
  /** Other scripts that the page may load, such as the booking widget. */
  others: readonly string[];
  /**
   * The endpoint for failures and vitals, and the route pattern to report with them; `null` if reporting is off. See
   * `kit/signals/page-signal.ts`.
   */
  signals: { to: string; route: string } | null;
};

export function sheetsOf({ styles, styleIntegrity }: PublicRemote): CheckedFile[] {
  return styles.map((each, index) => ({ address: each, integrity: styleIntegrity[index] ?? '' }));
}

/**
 * Parses `/registry.json`; throws on invalid input. Hand-written, like `parsePageLock`, because every visitor downloads
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

/** Parses a page lock; throws on invalid input. */
export function parsePageLock(value: unknown): PageLock {
  const { shell, remote, scripts, others, signals = null } = object(value);
  return {
    shell: checkedFile(shell),
    remote: remote === null ? null : lockedRemote(remote),
    scripts: list(scripts, checkedFile),
    others: list(others, text),
    signals: signals === null ? null : lockedSignals(signals),
  };
}

function publicRemote(value: unknown): PublicRemote {
  const [live] = list(value, object);
  const { url, metadata, extras } = object(live);
  const { integrity, version } = object(metadata);
  const { contractVersion, styles, styleIntegrity, exposes, patterns, redirects } = object(extras);
  if (typeof contractVersion !== 'number') throw invalid(contractVersion, 'must be a number');
  return {
    id: releaseId(version),
    contractVersion,
    entry: address(url),
    integrity: hash(integrity),
    styles: list(styles, address),
    styleIntegrity: list(styleIntegrity, hash),
    exposes: list(exposes, text),
    patterns: list(patterns, pattern),
    ...(redirects !== undefined && {
      redirects: Object.fromEntries(
        Object.entries(object(redirects)).map(([from, to]) => [from, ownPath(to)]),
      ),
    }),
  };
}

function lockedRemote(value: unknown): PageLock['remote'] {
  const { name, id, entry, integrity } = object(value);
  return {
    name: text(name),
    id: releaseId(id),
    entry: address(entry),
    integrity: hash(integrity),
  };
}

function lockedSignals(value: unknown): PageLock['signals'] {
  const { to, route } = object(value);
  return { to: ownPath(to), route: text(route) };
}

function checkedFile(value: unknown): CheckedFile {
  const file = object(value);
  return { address: address(file['address']), integrity: hash(file['integrity']) };
}

const text = (value: unknown) => matching(/./, 'must not be empty', value);
const pattern = (value: unknown) => matching(/^\//, 'must begin with /', value);
const ownPath = (value: unknown) => matching(/^\/(?!\/)/, 'must be on this site', value);
const address = (value: unknown) => matching(/^\/r\//, 'must be below /r/', value);
const hash = (value: unknown) =>
  matching(/^sha(256|384)-/, 'must begin with sha256- or sha384-', value);
const releaseId = (value: unknown) =>
  matching(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits', value);

function matching(pattern: RegExp, rule: string, value: unknown): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw invalid(value, rule);
}

function list<Entry>(value: unknown, parse: (entry: unknown) => Entry): Entry[] {
  if (!Array.isArray(value)) throw invalid(value, 'must be a list');
  return value.map((entry) => parse(entry));
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw invalid(value, 'must be an object');
}

function invalid(value: unknown, rule: string): Error {
  return new Error(`${String(value).slice(0, 80)} ${rule}`);
}

/** Reads the page lock from a document. Throws if the page was tampered with. */
export function readPageLock(document: Document): PageLock {
  const text = document.getElementById(PAGE_LOCK_ID)?.textContent ?? '';
  return parsePageLock(JSON.parse(text));
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
