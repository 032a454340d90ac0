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

/** How long the registry may take, in milliseconds, before a move is left to the server: the visitor waits for it. */
const REGISTRY_TIMEOUT_MS = 8000;

/**
 * How long the site configuration may take, in milliseconds. The composed page stands meanwhile, and a press is held back for
 * a shorter time; after a minute a connection that says nothing is dead.
 */
const CONFIG_TIMEOUT_MS = 60_000;

/** Reads which release of each remote is live. Rejects when the registry cannot be read or is malformed. */
export async function fetchRegistry(): Promise<PublicRegistry> {
  const { remotes } = parsePublicRegistry(await fetchJson(REGISTRY_PATH, REGISTRY_TIMEOUT_MS));
  // Remotes of a contract that this shell does not know belong to another one: their pages are left to the server.
  const ours = Object.entries(remotes).filter(([, { contractVersion }]) =>
    servesContract(CONTRACT_VERSION, contractVersion),
  );
  return { remotes: Object.fromEntries(ours) };
}

/** Which releases are live, once that has to be known. */
export type LiveRegistry = {
  /** Gives the registry, fetched once. Rejects when it cannot be read; the next call tries again. */
  read: () => Promise<PublicRegistry>;
  /** Whether a section may draw a path, which is possible for any path while the registry is not loaded. */
  mayDraw: (pathname: string) => boolean;
};

/** Many visitors read one page and leave, so the registry is fetched when somebody is about to go on. */
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

/** Reads the site configuration that the pages were composed with. Rejects when it cannot be read. */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  return parseComposedSite(await fetchJson(SITE_CONFIG_PATH, CONFIG_TIMEOUT_MS));
}

/** The characters of canonical paths. The server redirects any other spelling to the page that is meant. */
const USUAL_SPELLING = /^[\w/-]*$/;

/**
 * Finds the remote that draws a pathname, and by which of its patterns; `null` when none does, which leaves the address
 * to the server.
 */
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
 * The address of the page that a former address leads to, or one that differs in case alone; `null` for every other. The
 * server knows more spellings, and the addresses that data have.
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
