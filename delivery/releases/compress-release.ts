import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressQuickly, isCompressible } from '../blobs/compress.ts';
import { releaseFolders } from './release-store.ts';

/** Precompresses all compressible files of a release, for hosts to serve. */
export async function compressRelease(folder: string): Promise<void> {
  for (const subfolder of [releaseFolders.browser, releaseFolders.assets]) {
    await compressFolder(path.join(folder, subfolder));
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
