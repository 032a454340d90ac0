import type { SiteConfig } from './site.ts';

/**
 * Reads the site configuration that the composer wrote for browsers. The composer has checked every
 * field with `parseSiteConfig`; repeating that here would send the whole schema to every phone, so
 * only what a truncated or foreign answer would lack is looked at. Throws when it is not ours.
 */
export function parseComposedSite(value: unknown): SiteConfig {
  const looksRight =
    typeof value === 'object' && value !== null && 'product' in value && 'contact' in value;
  if (!looksRight) throw new Error('The site configuration is not in the expected form.');
  return value as SiteConfig;
}
