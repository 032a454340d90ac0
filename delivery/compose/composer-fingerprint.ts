import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../blobs/blob-store.ts';

/**
 * A hash over the source of what makes pages besides releases. What was rendered by another composer is not taken
 * for what this one would make.
 */
export function composerFingerprint(): string {
  known ??= hashOf(
    [import.meta.dirname, path.join(import.meta.dirname, '../render')]
      .flatMap(sourcesIn)
      .join('\n'),
  );
  return known;
}

let known: string | undefined;

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|cjs)$/.test(entry.name))
    .filter((entry) => !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${path.relative(folder, file)}\n${readFileSync(file, 'utf8')}`);
}
