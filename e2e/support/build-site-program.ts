import path from 'node:path';
import { buildForNode } from '@site/api/testing/build-for-node.ts';

/** Bundles `npx site` of a checkout into a folder, for tests that start it often. Returns the file for Node. */
export async function buildSiteProgram(checkout: string, folder: string): Promise<string> {
  await buildForNode([path.join(checkout, 'cli/site.ts')], folder);
  return path.join(folder, 'site.mjs');
}
