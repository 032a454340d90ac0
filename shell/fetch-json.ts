import { parseComposedSite, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/**
 * Timeout for the site configuration, in milliseconds. Long, because the composed page is visible meanwhile and held
 * clicks have their own, shorter timeout. A connection that has been silent for a minute is dead.
 */
const CONFIG_TIMEOUT_MS = 60_000;

/** Fetches the site configuration that the pages were composed with. Rejects if it can't be read. */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  return parseComposedSite(await fetchJson(SITE_CONFIG_PATH, CONFIG_TIMEOUT_MS));
}

/** Fetches JSON of this site. Rejects on timeout and on any status but success. */
export async function fetchJson(path: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}
