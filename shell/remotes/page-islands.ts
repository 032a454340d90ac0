import type { RemoteIslands } from '@site/kit/remote/contract.ts';
import { parseRemoteIslands } from '@site/kit/remote/parse-remote-module.ts';
import type { PageLock } from '@site/kit/remote/registry.ts';
import { LateCode, loadIslands } from './load-remote.ts';

type Hydrate = (islands: RemoteIslands) => Promise<void>;
type OnFailure = (error: unknown) => void;

/** Starts loading the code of a page's islands. Returns `null` for a page without islands. */
export function fetchIslands({ remote, scripts }: PageLock): Promise<RemoteIslands> | null {
  if (!remote || scripts.length === 0) return null;
  const islands = loadIslands(remote);
  // The caller awaits this later; until then a failure must not count as unhandled.
  islands.catch(() => {});
  return islands;
}

/**
 * Hydrates the islands of a composed page. Resolves when they are hydrated or have timed out; failures go to
 * `onFailure`. If the code arrives late, the islands are hydrated when it does.
 */
export async function hydratePageIslands(
  islands: Promise<RemoteIslands>,
  hydrate: Hydrate,
  onFailure: OnFailure,
): Promise<void> {
  try {
    await hydrate(await islands);
  } catch (error) {
    // The composed page stays readable, and its links work.
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
