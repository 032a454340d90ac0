import type { SiteConfig } from '../site.ts';

/** Writes the configured slug and name into a path or a sentence that holds `{product}` or `{product-name}`. */
export function withProductSlug(path: string, site: SiteConfig): string {
  return path.replaceAll('{product}', site.product.slug);
}

/**
 * Writes the configured facts into a sentence of a content file: `{product}`, `{phone}`, `{email}`, `{hours}`,
 * and where data is kept and by whom: `{kept-in}`, `{kept-by}`.
 */
export function withSiteFacts(text: string, site: SiteConfig): string {
  return text
    .replaceAll('{product}', site.product.name)
    .replaceAll('{phone}', site.contact.phone)
    .replaceAll('{email}', site.contact.email)
    .replaceAll('{hours}', site.contact.hours)
    .replaceAll('{kept-in}', site.data.keptIn)
    .replaceAll('{kept-by}', site.data.keptBy);
}
