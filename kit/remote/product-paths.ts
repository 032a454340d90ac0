import type { SiteConfig } from '../site.ts';

/** Writes the configured slug and name into a path or a sentence that holds `{product}` or `{product-name}`. */
export function withProductSlug(path: string, site: SiteConfig): string {
  return path.replaceAll('{product}', site.product.slug);
}

/** Writes the configured facts into a sentence of a content file: `{product}`, `{phone}`, `{email}`, `{hours}`. */
export function withSiteFacts(text: string, site: SiteConfig): string {
  return text
    .replaceAll('{product}', site.product.name)
    .replaceAll('{phone}', site.contact.phone)
    .replaceAll('{email}', site.contact.email)
    .replaceAll('{hours}', site.contact.hours);
}
