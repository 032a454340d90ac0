import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './blob-store.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The ends of names of files worth compressing; pictures and fonts of other kinds are compressed already. */
const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Whether a file of this name is sent compressed. */
export function isCompressible(file: string): boolean {
  return compressible.test(path.basename(file));
}

/** The bytes as small as Brotli and gzip make them. The same bytes always give the same. */
export async function compress(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
