import { statSync } from 'node:fs';
import path from 'node:path';
import { buildForNode } from '@site/api/programs/build-for-node.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';

/**
 * Bundles a program so that the next command starts in half the time. Also writes `sources.json`, with the
 * modification time of each source in milliseconds, by which `bootstrap.mjs` detects that a rebuild is needed. It is
 * written last and atomically, because another command may be reading it.
 */
export async function buildProgram(file: string, folder: string): Promise<void> {
  const startedAt = Date.now();
  const sources = await buildForNode([file], folder);
  const changes = sources.map((source) => [source, statSync(source).mtimeMs] as const);
  // A source changed during the build may not be what was bundled.
  if (changes.some(([, changedAt]) => changedAt >= startedAt)) return;
  await writeDurably(
    path.join(folder, 'sources.json'),
    JSON.stringify(Object.fromEntries(changes)),
  );
}
