import type { SiteConfig } from '../site.ts';
/** A file of the site, and what its bytes must hash to (`sha256-…` or `sha384-…`). Browsers use no other bytes. */
export type CheckedFile = { address: string; integrity: string };

/** One remote as browsers need to know it: what to load, and which paths it draws. */
export type PublicRemote = {
  id: string;
  /** The version of the contract between shell and remotes that it was built against. */
  contractVersion: number;
  /** The address of the federated entry, and what its bytes must hash to (`sha384-…`). */
  entry: string;
  integrity: string;
  /** The address of what other Module Federation hosts read. Not every release has it, and our shell does without. */
  manifest?: string;
  styles: readonly string[];
  /** What each sheet must hash to, in the order of `styles`. */
  styleIntegrity: readonly string[];
  /** Modules exposed besides `./app`, such as `./dialogs`. */
  exposes: readonly string[];
  /** The paths it draws, as React Router patterns with the configured slug already in them. */
  patterns: readonly string[];
  /** Where former addresses of its pages lead. */
  redirects?: Readonly<Record<string, string>>;
};

/** What the browser reads from `/registry.json`: the live release of every remote. How it is written: `discovery.ts`. */
export type PublicRegistry = {
  remotes: Readonly<Record<string, PublicRemote>>;
};

/** Where the public registry stands on the site. */
export const REGISTRY_PATH = '/registry.json';

/** Where the site configuration stands on the site, for the live page. */
export const SITE_CONFIG_PATH = '/site.json';

/** The id of the element that holds a page's lock. */
export const PAGE_LOCK_ID = 'page-lock';

/**
 * What a composed page says about itself: which releases drew it. The live page starts from exactly
 * these, whatever has been promoted since, so that HTML and code always agree.
 */
export type PageLock = {
  /** The script of the shell that drew the document. */
  shell: CheckedFile;
  /** The remote that drew the fragment; `null` on the shell's own pages. */
  remote: { name: string; id: string; entry: string; integrity: string } | null;
  /**
   * The scripts of the page's islands, besides the entry, named here so that all can be asked for at once. None for
   * a page without islands: it needs no code of the remote.
   */
  scripts: readonly CheckedFile[];
  /** The addresses of other scripts that the live page may run: the booking desk's. */
  others: readonly string[];
  /**
   * Where the page tells what failed in it, and the pattern of its route, by which it does so; `null` where nobody
   * listens. See `kit/signals/page-signal.ts`.
   */
  signals: { to: string; route: string } | null;
};

/** The sheets of a remote. */
export function sheetsOf({ styles, styleIntegrity }: PublicRemote): CheckedFile[] {
  return styles.map((each, index) => ({ address: each, integrity: styleIntegrity[index] ?? '' }));
}

/**
 * Reads `/registry.json`. Throws an error that says what is wrong. Written by hand, like `parsePageLock`,
 * because every visitor's phone loads it: a schema library would be four times its size.
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

/** Reads what a page says about its releases. Throws an error that says what is wrong. */
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
  const [usual] = list(value, object);
  const { url, metadata, extras } = object(usual);
  const { integrity, version } = object(metadata);
  const { contractVersion, styles, styleIntegrity, exposes, patterns, redirects } = object(extras);
  if (typeof contractVersion !== 'number') throw wrong(contractVersion, 'must be a number');
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
  throw wrong(value, rule);
}

function list<Entry>(value: unknown, parse: (entry: unknown) => Entry): Entry[] {
  if (!Array.isArray(value)) throw wrong(value, 'must be a list');
  return value.map((entry) => parse(entry));
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(value, 'must be an object');
}

function wrong(value: unknown, rule: string): Error {
  return new Error(`${String(value).slice(0, 80)} ${rule}`);
}

/** Reads what the page says about the releases it was composed from. Throws when the page was tampered with. */
export function readPageLock(document: Document): PageLock {
  const text = document.getElementById(PAGE_LOCK_ID)?.textContent ?? '';
  return parsePageLock(JSON.parse(text));
}

/**
 * Reads the site configuration that the composer wrote for browsers. The composer has checked every
 * field with `parseSiteConfig`; repeating that here would send the whole schema to every phone, so
 * only what a truncated or foreign answer would lack is looked at. Throws when it is not ours.
 */
export function parseComposedSite(value: unknown): SiteConfig {
  const looksRight =
    typeof value === 'object' && value !== null && 'product' in value && 'contact' in value;
  if (!looksRight) throw new Error('The site configuration is not in the expected form.');
  return value as SiteConfig;
}
