import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The timeout for compressing a whole site, even one of 2,000 pages on a slow machine, in milliseconds. */
const TIMEOUT_MS = 900_000;

/** Waits until a host has finished its background compression. Throws after a quarter of an hour. */
export async function untilCompressedWell(publicDir: string): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < TIMEOUT_MS;) {
    if (isCompressedWell(publicDir)) return;
    await sleep(200);
  }
  throw new Error(`Not everything in ${publicDir} was compressed within a quarter of an hour.`);
}

function isCompressedWell(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) return !file.endsWith('.gz') || existsSync(file.replace(/\.gz$/, '.br'));
    // The entry is a folder, or a release, which is a link to its folder.
    return isCompressedWell(file);
  });
}
