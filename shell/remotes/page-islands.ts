import type { RemoteIslands } from '@site/kit/remote/contract.ts';
import { parseRemoteIslands } from '@site/kit/remote/parse-remote-module.ts';
import type { PageLock } from '@site/kit/remote/registry.ts';
import { LateCode, loadIslands } from './load-remote.ts';

type Hydrate = (islands: RemoteIslands) => Promise<void>;
type OnFailure = (error: unknown) => void;

/** Begins to fetch the code of a page's islands; `null` for a page without any. */
export function fetchIslands({ remote, scripts }: PageLock): Promise<RemoteIslands> | null {
  if (!remote || scripts.length === 0) return null;
  const islands = loadIslands(remote);
  // Awaited later; until then a failure must not count as nobody's.
  islands.catch(() => {});
  return islands;
}

/**
 * Hydrates the islands of a composed page. Resolves when they are alive or are waited for no longer; what
 * fails goes to `onFailure`. Islands whose code comes late are hydrated when it comes.
 */
export async function hydratePageIslands(
  islands: Promise<RemoteIslands>,
  hydrate: Hydrate,
  onFailure: OnFailure,
): Promise<void> {
  try {
    await hydrate(await islands);
  } catch (error) {
    // The composed page stays, readable and with working links.
    onFailure(error);
    if (error instanceof LateCode) void hydrateLate(error, hydrate, onFailure);
  }
}

async function hydrateLate(
  { arrival }: LateCode,
  hydrate: Hydrate,
  onFailure: OnFailure,
): Promise<void> {
  try {
    await hydrate(parseRemoteIslands(await arrival));
  } catch (error) {
    onFailure(error);
  }
}
