import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Stores } from '../stores/stores.ts';
import { browserIdOf, isPartName, MAPS, type PartName } from './release.ts';
import { releaseFolder } from './release-store.ts';
import { fetchRelease } from './fetch-release.ts';

/** A script position as browsers format it: `https://host/r/mfe-blog/<browser id>/chunk-3.js:1:204`. */
const positionInScript =
  /(?:https?:\/\/[^\s/()]+)?\/r\/(?<name>[\w-]+)\/(?<id>[0-9a-f]{16})\/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/**
 * Replaces script positions with source positions, such as `mfe-blog/pages/post.tsx:12:3`. Leaves positions without a
 * known source map unchanged.
 */
export async function resolveStack(stores: Stores, stack: string): Promise<string> {
  const resolved = await Promise.all(
    [...stack.matchAll(positionInScript)].map(async ({ 0: position, groups = {} }) => {
      const { name = '', id = '', file = '', line, column } = groups;
      const map = isPartName(name) ? await mapOf(stores, { name, id, file }) : null;
      if (!map) return position;
      // Browsers count columns from 1, source maps from 0.
      const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (found.source === null) return position;
      return `${path.posix.join(name, found.source)}:${found.line}:${found.column + 1}`;
    }),
  );
  return stack.replace(positionInScript, (position) => resolved.shift() ?? position);
}

/** Reads a script's source map, of the newest release that has the script. */
async function mapOf(
  stores: Stores,
  { name, id, file }: { name: PartName; id: string; file: string },
): Promise<TraceMap | null> {
  for (const known of await stores.registry.releases(name)) {
    const release = await fetchRelease(stores, name, known.id);
    if (!release || browserIdOf(release) !== id) continue;
    const map = path.join(releaseFolder(stores.dataDir, name, release.id), MAPS, `${file}.map`);
    return existsSync(map) ? new TraceMap(await readFile(map, 'utf8')) : null;
  }
  return null;
}
