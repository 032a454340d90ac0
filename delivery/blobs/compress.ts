import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compresses with gzip, which takes about a millisecond per page: fast enough while somebody waits for a promotion.
 * Deterministic.
 */
export function compressQuickly(bytes: Buffer): Promise<Buffer> {
  return gzipAsync(bytes);
}

/**
 * Compresses with Brotli at maximum quality. The result is a fifth smaller than gzip but takes a hundred times the CPU
 * time, so use this only in the background. Deterministic.
 */
export function compressWell(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
