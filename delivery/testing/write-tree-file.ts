import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, isCompressible } from '../blobs/compress.ts';

/** For tests: writes a file of a tree as hosts serve it, with its compressed forms beside it. */
export async function writeTreeFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  if (!isCompressible(file)) return;
  const { br, gz } = await compress(Buffer.from(text));
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
