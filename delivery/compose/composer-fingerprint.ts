import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../blobs/blob-store.ts';

/** Hashes the composer's own source, so that output of a different composer isn't reused. */
export function composerFingerprint(): string {
  cached ??= hashOf(
    [import.meta.dirname, path.join(import.meta.dirname, '../render')]
      .flatMap(sourcesIn)
      .join('\n'),
  );
  return cached;
}

let cached: string | undefined;

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|[cm]js)$/.test(entry.name))
    .filter((entry) => !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${path.relative(folder, file)}\n${readFileSync(file, 'utf8')}`);
}
