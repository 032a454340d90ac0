import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores.ts';
import { versionId } from '../versions/site-version.ts';
import { bringEarlier, checkOut, type PublishedVersion } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** A canary that runs, with its tree and what each file of it must hold. */
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
 * Has the trees of canaries ready beside that of the live version, the first begun first, and in each the scripts and
 * sheets of the others, for pages whose visitor changes sides.
 */
export async function publishCanaries(
  stores: Stores,
  live: PublishedVersion,
): Promise<readonly PublishedCanary[]> {
  const canaries = await stores.registry.canaries.running();
  const known = [...live.earlier, { version: live.version }, ...canaries];
  const published: PublishedCanary[] = [];
  for (const canary of canaries) {
    const { version } = canary;
    const folder = await checkOut(stores, version, known);
    const own = await treeFiles(stores, version);
    const others = await bringEarlier(stores, folder, known);
    const files = new Map([...others, ...own]);
    published.push({ canary, id: versionId(version), folder, own, files });
  }
  await bringEarlier(stores, live.folder, canaries);
  return published;
}
