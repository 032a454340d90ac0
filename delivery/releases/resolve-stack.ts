import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Stores } from '../stores/stores.ts';
import { isPartName, MAPS, type PartName } from './release.ts';
import { releaseFolder } from './release-store.ts';
import { describedRelease } from './shared-release.ts';

/** A script position as browsers format it: `https://host/r/mfe-blog/<id>/chunk-3.js:1:204`. */
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

/** Reads a script's source map, from this machine or from shared blobs. */
async function mapOf(
  stores: Stores,
  { name, id, file }: { name: PartName; id: string; file: string },
): Promise<TraceMap | null> {
  const map = `${file}.map`;
  const here = path.join(releaseFolder(stores.dataDir, name, id), MAPS, map);
  if (existsSync(here)) return new TraceMap(await readFile(here, 'utf8'));
  const release = await describedRelease(stores, name, id);
  const hash = release?.maps?.[map];
  if (hash === undefined || !stores.blobs.isShared) return null;
  return new TraceMap(String(await stores.blobs.read(hash)));
}
