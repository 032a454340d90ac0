import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores.ts';
import { versionId } from '../versions/site-version.ts';
import { bringEarlier, checkOut, type PublishedVersion } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** The canary that runs, with its tree and what each file of it must hold. */
export type PublishedCanary = {
  canary: Canary;
  id: string;
  folder: string;
  /** What its version says. */
  own: ReadonlyMap<string, TreeFile>;
  /** That, with scripts and sheets of earlier versions. */
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Has the tree of the canary ready beside that of the live version, and in each the scripts and sheets of the other, for
 * pages whose visitor changes sides. `null` when no canary runs.
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
  const others = await bringEarlier(stores, folder, known);
  await bringEarlier(stores, live.folder, [{ version }]);
  return { canary, id: versionId(version), folder, own, files: new Map([...others, ...own]) };
}
