import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores.ts';
import { versionId } from '../versions/site-version.ts';
import { fetchEarlier, checkOut, type PublishedVersion } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** The running canary, with the expected content of its tree. */
export type PublishedCanary = {
  canary: Canary;
  id: string;
  folder: string;
  /** The version's own files. */
  own: ReadonlyMap<string, TreeFile>;
  /** Those, plus scripts and sheets of earlier versions. */
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Creates the canary's tree, and gives both it and the live tree each other's scripts and sheets, for visitors who
 * change sides. `null` if no canary is running.
 */
export async function publishCanary(
  stores: Stores,
  live: PublishedVersion,
): Promise<PublishedCanary | null> {
  const canary = await stores.registry.canaries.current();
  if (!canary) return null;
  const { version } = canary;
  const known = [...live.earlier, { version: live.version }];
  const folder = await checkOut(stores, version, known);
  const own = await treeFiles(stores, version);
  const others = await fetchEarlier(stores, folder, known);
  await fetchEarlier(stores, live.folder, [{ version }]);
  return { canary, id: versionId(version), folder, own, files: new Map([...others, ...own]) };
}
