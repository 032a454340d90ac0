import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import { RELEASES } from '../compose/site-addresses.ts';

/** A form of a file in a tree, by the suffix of its name: plain, Brotli or gzip. */
export type Form = '' | '.br' | '.gz';

/** Other file types, such as photos and fonts, are already compressed. */
const compressible = /\.(html|js|css|json|svg|txt|vtt|xml|webmanifest)$/;

export function formsOf(file: string): readonly Form[] {
  return compressible.test(file) ? ['', '.br', '.gz'] : [''];
}

/**
 * Brotli's quality. A page takes 2 ms at 6 and is 12% larger than at 11, which takes 100 ms; at 9 it takes 17 ms and is
 * 11% larger. Scripts and styles of a release are compressed once and downloaded by everybody: at 10 they take 1 ms per
 * kilobyte and are 2% larger than at 11.
 */
const qualities = { release: 10, other: 6 } as const;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns a form of a file with this content. */
export async function encode(form: Form, file: string, bytes: Buffer): Promise<Buffer> {
  if (form === '') return bytes;
  if (form === '.gz') return toGzip(bytes);
  const quality = file.startsWith(`${RELEASES}/`) ? qualities.release : qualities.other;
  // A window that just fits takes a fraction of the memory and time of the default one, which is 4 MB.
  const windowBits = Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 16)), 16), 22);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

const decode: Readonly<Record<Form, (bytes: Buffer) => Promise<Buffer>>> = {
  '': async (bytes) => bytes,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Whether these bytes are a form of the file with this hash. */
export async function isFormOf(form: Form, bytes: Buffer, hash: BlobHash): Promise<boolean> {
  try {
    return hashOf(await decode[form](bytes)) === hash;
  } catch {
    // They cannot be decompressed.
    return false;
  }
}
