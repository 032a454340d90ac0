import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Files worth compressing; pictures and fonts of other kinds are compressed already. */
const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** What writing came to. */
export type WriteCount = { written: number; unchanged: number };

/**
 * Writes a file of the public tree with its `.br` and `.gz` twins, each in one step, so that a visitor
 * never gets half a file. A file whose bytes are there already is left alone, twins included.
 */
export async function writePublicFile(
  file: string,
  bytes: Buffer,
  count: WriteCount,
): Promise<void> {
  if (existsSync(file) && (await readFile(file)).equals(bytes)) {
    count.unchanged += 1;
    return;
  }
  count.written += 1;
  await mkdir(path.dirname(file), { recursive: true });
  await writeTwins(file, bytes);
  // Last, because its bytes decide whether everything is there.
  await writeInOneStep(file, bytes);
}

/** Removes a file of the public tree and its twins. */
export async function removePublicFile(file: string): Promise<void> {
  for (const twin of [file, `${file}.br`, `${file}.gz`]) await rm(twin, { force: true });
}

/** Writes the compressed twins of a file, for files that compressing makes smaller. */
async function writeTwins(file: string, bytes: Buffer): Promise<void> {
  if (!compressible.test(file)) return;
  const [brotli, zipped] = await Promise.all([
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeInOneStep(`${file}.br`, brotli);
  await writeInOneStep(`${file}.gz`, zipped);
}

/** Gives every file of a folder its twins. Done once for a release, so that publishing only copies. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) await writeTwins(file, await readFile(file));
}

/** Copies a folder, twins included, into the public tree, file by file as above. */
export async function publishFolder(from: string, to: string, count: WriteCount): Promise<void> {
  for (const source of await filesIn(from)) {
    if (/\.(br|gz|md)$/.test(source)) continue;
    const target = path.join(to, path.relative(from, source));
    const bytes = await readFile(source);
    if (existsSync(target) && (await readFile(target)).equals(bytes)) {
      count.unchanged += 1;
      continue;
    }
    count.written += 1;
    await mkdir(path.dirname(target), { recursive: true });
    for (const twin of ['.br', '.gz']) {
      if (existsSync(source + twin)) {
        await writeInOneStep(target + twin, await readFile(source + twin));
      } else {
        // One of an earlier file would be served in its place.
        await rm(target + twin, { force: true });
      }
    }
    await writeInOneStep(target, bytes);
  }
}

/** Every file below a folder; none when there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes a file so that a reader sees the old bytes or the new ones, never a part. */
export async function writeInOneStep(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
}
