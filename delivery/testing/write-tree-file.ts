import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressQuickly, compressWell, isCompressible } from '../blobs/compress.ts';

/** For tests: writes a file of a served tree, with its compressed forms beside it. */
export async function writeTreeFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  if (!isCompressible(file)) return;
  await writeFile(`${file}.gz`, await compressQuickly(Buffer.from(text)));
  await writeFile(`${file}.br`, await compressWell(Buffer.from(text)));
}
