import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gives back the bytes of each twin, by the end of its name. */
const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;
const twinEnds = ['.br', '.gz'] as const;

/** Files worth compressing; pictures and fonts of other kinds are compressed already. */
const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** What writing came to. */
export type WriteCount = { written: number; unchanged: number };

/**
 * Writes a file of the public tree with its `.br` and `.gz` twins, each in one step, so that a visitor
 * never gets half a file. A file whose bytes are there already is left alone, twins included; twins of other
 * bytes, which a writing that was cut short leaves, are no reason to leave it.
 */
export async function writePublicFile(
  file: string,
  bytes: Buffer,
  count: WriteCount,
): Promise<void> {
  if (await standsWhole(file, bytes)) {
    count.unchanged += 1;
    return;
  }
  count.written += 1;
  await mkdir(path.dirname(file), { recursive: true });
  await writeTwins(file, bytes);
  await writeInOneStep(file, bytes);
}

/** Whether a file and its twins are there and say these bytes. */
async function standsWhole(file: string, bytes: Buffer): Promise<boolean> {
  if (!(await holds(file, bytes))) return false;
  if (!compressible.test(file)) return true;
  const say = await Promise.all(
    twinEnds.map(async (end) => {
      try {
        return (await decompress[end](await readFile(file + end))).equals(bytes);
      } catch {
        // Missing or damaged, so it is written again.
        return false;
      }
    }),
  );
  return say.every(Boolean);
}

/** Whether a file holds these bytes; `null` stands for no file. */
async function holds(file: string, bytes: Buffer | null): Promise<boolean> {
  if (bytes === null || !existsSync(file)) return bytes === null && !existsSync(file);
  return (await readFile(file)).equals(bytes);
}

/** Removes a file of the public tree and its twins. */
export async function removePublicFile(file: string): Promise<void> {
  for (const end of ['', ...twinEnds]) await rm(file + end, { force: true });
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
    let isNew = false;
    for (const end of [...twinEnds, '']) {
      const bytes = existsSync(source + end) ? await readFile(source + end) : null;
      if (await holds(target + end, bytes)) continue;
      isNew = true;
      await mkdir(path.dirname(target), { recursive: true });
      // A twin of an earlier file would be served in place of the new one.
      if (bytes === null) await rm(target + end, { force: true });
      else await writeInOneStep(target + end, bytes);
    }
    count[isNew ? 'written' : 'unchanged'] += 1;
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
