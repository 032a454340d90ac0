import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Other file types, such as photos and fonts, are already compressed. */
const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

export function isCompressible(file: string): boolean {
  return compressible.test(path.basename(file));
}

/** Gzip takes about a millisecond per page, fast enough while somebody waits for a promotion. Deterministic. */
export function compressQuickly(bytes: Buffer): Promise<Buffer> {
  return gzipAsync(bytes);
}

/**
 * Brotli at maximum quality: a fifth smaller than gzip for a hundred times the CPU, so only in the background.
 * Deterministic.
 */
export function compressWell(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
