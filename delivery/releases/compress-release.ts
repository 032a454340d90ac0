import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressQuickly, isCompressible } from '../blobs/compress.ts';
import { releaseFolders } from './release-store.ts';

/**
 * Gives every file of a release that visitors ask for, and that is worth it, its compressed form, for hosts that send
 * files as they lie there.
 */
export async function compressRelease(folder: string): Promise<void> {
  for (const half of [releaseFolders.browser, releaseFolders.assets]) {
    await compressFolder(path.join(folder, half));
  }
}

async function compressFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const compressible = entries.filter((each) => each.isFile() && isCompressible(each.name));
  await Promise.all(
    compressible.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      await writeFile(`${file}.gz`, await compressQuickly(await readFile(file)));
    }),
  );
}
