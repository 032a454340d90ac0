import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores/stores.ts';
import { versionId } from '../versions/site-version.ts';
import { fetchEarlier, checkOut, type PublishedVersion } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** A running canary, with the expected content of its tree. */
export type PublishedCanary = {
  canary: Canary;
  id: string;
  folder: string;
  /** The version's own files. */
  own: ReadonlyMap<string, TreeFile>;
  /** The version's own files, plus scripts and style sheets of earlier versions. */
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Creates the trees of the running canaries, oldest first. Adds each tree's scripts and style sheets to the others and
 * the live tree, for visitors who switch sides.
 */
export async function publishCanaries(
  stores: Stores,
  live: PublishedVersion,
): Promise<readonly PublishedCanary[]> {
  const running = await stores.registry.canaries.running();
  const canaries = running ? [running] : [];
  const known = [...live.earlier, { version: live.version }, ...canaries];
  const published: PublishedCanary[] = [];
  for (const canary of canaries) {
    const { version } = canary;
    const folder = await checkOut(stores, version, known);
    const own = await treeFiles(stores, version);
    const others = await fetchEarlier(stores, folder, known);
    const files = new Map([...others, ...own]);
    published.push({ canary, id: versionId(version), folder, own, files });
  }
  await fetchEarlier(stores, live.folder, canaries);
  return published;
}
