import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedName } from '@site/kit/assets/list-assets.ts';
import { readInside } from '../read-inside.ts';

/** The size of a whole release, so that no file can exceed it. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Copies a section's assets into a release, with a hash in the names of top-level files. Throws for a link that leads
 * out of the folder, whose file would be published.
 */
export async function copyAssets(name: string, from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.name.endsWith('.md')) {
      await cp(path.join(from, entry.name), path.join(to, entry.name), { recursive: true });
      continue;
    }
    const bytes = await readInside(from, entry.name, MAX_BYTES);
    if (!bytes) throw new Error(`${path.join(from, entry.name)} is not a file of this folder.`);
    await mkdir(path.join(to, name), { recursive: true });
    await writeFile(path.join(to, name, hashedName(entry.name, bytes)), bytes);
  }
}
