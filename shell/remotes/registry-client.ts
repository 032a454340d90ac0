import { CONTRACT_VERSION, servesContract } from '@site/kit/remote/contract.ts';
import {
  parseComposedSite,
  parsePublicRegistry,
  REGISTRY_PATH,
  SITE_CONFIG_PATH,
  type PublicRegistry,
  type PublicRemote,
} from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { matchPath } from '@site/kit/router.ts';

/**
 * Timeout for the registry before navigation falls back to the server, in milliseconds. Short, because the visitor is
 * waiting.
 */
const REGISTRY_TIMEOUT_MS = 8000;

/**
 * Timeout for the site configuration, in milliseconds. Long, because the composed page is visible meanwhile and held
 * clicks have their own, shorter timeout. A connection that has been silent for a minute is dead.
 */
const CONFIG_TIMEOUT_MS = 60_000;

/** Fetches each remote's live release. Rejects if the registry can't be read or is malformed. */
export async function fetchRegistry(): Promise<PublicRegistry> {
  const { remotes } = parsePublicRegistry(await fetchJson(REGISTRY_PATH, REGISTRY_TIMEOUT_MS));
  // Remotes with an unsupported contract version need another version of the shell: leave their pages to the server.
  const ours = Object.entries(remotes).filter(([, { contractVersion }]) =>
    servesContract(CONTRACT_VERSION, contractVersion),
  );
  return { remotes: Object.fromEntries(ours) };
}

/** The live releases, fetched on demand. */
export type LiveRegistry = {
  /** Returns the registry, fetched once. Rejects if that fails; the next call retries. */
  read: () => Promise<PublicRegistry>;
  /** Whether a section might render a path. Returns true for any path until the registry is loaded. */
  mayDraw: (pathname: string) => boolean;
};

/** Fetches the registry only when a visitor is about to navigate, because many visitors read one page and leave. */
export function createLiveRegistry(): LiveRegistry {
  let known: PublicRegistry | null = null;
  let pending: Promise<PublicRegistry> | null = null;

  async function fetchOnce(): Promise<PublicRegistry> {
    try {
      known = await fetchRegistry();
      return known;
    } finally {
      pending = null;
    }
  }

  return {
    read: async () => known ?? (pending ??= fetchOnce()),
    mayDraw: (pathname) =>
      known === null || (findMoved(known, pathname) ?? findRemote(known, pathname)) !== null,
  };
}

/** Fetches the site configuration that the pages were composed with. Rejects if it can't be read. */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  return parseComposedSite(await fetchJson(SITE_CONFIG_PATH, CONFIG_TIMEOUT_MS));
}

/**
 * Matches paths with only the characters of canonical paths. The server redirects any other spelling to the canonical
 * one.
 */
const USUAL_SPELLING = /^[\w/-]*$/;

/** Finds the remote and pattern for a pathname. Returns `null` to leave the address to the server. */
export function findRemote(
  registry: PublicRegistry,
  pathname: string,
): { name: string; remote: PublicRemote; pattern: string } | null {
  if (!USUAL_SPELLING.test(pathname)) return null;
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const pattern = remote.patterns.find((path) =>
      matchPath({ path, caseSensitive: true }, pathname),
    );
    if (pattern !== undefined) return { name, remote, pattern };
  }
  return null;
}

/**
 * Returns the current address for a former one or one that differs only in case; otherwise `null`. The server also
 * redirects other spellings and addresses that depend on data.
 */
export function findMoved({ remotes }: PublicRegistry, pathname: string): string | null {
  for (const { redirects = {} } of Object.values(remotes)) {
    if (Object.hasOwn(redirects, pathname)) return redirects[pathname] ?? null;
  }
  const wanted = pathname.toLowerCase();
  const similar = Object.values(remotes)
    .flatMap(({ patterns, redirects = {} }) => [...patterns, ...Object.keys(redirects)])
    .filter((address) => address.toLowerCase() === wanted);
  const [only, ...others] = similar;
  if (only === undefined || others.length > 0 || only === pathname) return null;
  return findMoved({ remotes }, only) ?? only;
}

async function fetchJson(path: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}
