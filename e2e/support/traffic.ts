import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** Collects the responses of a page from now on. */
export function collectResponses(page: Page): readonly Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** The size of all scripts in kB, compressed with Brotli's best level. */
export async function scriptsKb(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => new URL(response.url()).pathname.endsWith('.js'));
  const sizes = scripts.map(async (script) => brotliCompressSync(await script.body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
