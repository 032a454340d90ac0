import { DAY_MS } from '@site/kit/durations.ts';
import { discoveryDocument, REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { Pages, PartManifest } from '../versions/part-manifest.ts';
import { publicRegistry } from './public-registry.ts';
import { liveRedirects } from './redirects.ts';
import { searchIndex } from './search-index.ts';
import {
  isCriticalSheet,
  ROBOTS_PATH,
  SECURITY_TEXT_PATH,
  SITE_MAP_PATH,
} from './site-addresses.ts';
import { siteMap } from './site-map.ts';

/** Composes and stores the site-wide files. Returns their blobs by URL. */
export async function composeSiteFiles(
  blobs: BlobStore,
  site: SiteConfig,
  sections: readonly Release[],
  manifests: readonly PartManifest[],
): Promise<Record<string, BlobHash>> {
  const pages: Pages = Object.assign({}, ...manifests.map((manifest) => manifest.pages));
  const live = liveRedirects(manifests);
  const registry = publicRegistry(site, sections, (name) => {
    const own = manifests.find(({ part }) => part === name)?.redirects ?? {};
    return Object.fromEntries([...live].filter(([from]) => Object.hasOwn(own, from)));
  });
  const files: Readonly<Record<string, string>> = {
    [SITE_CONFIG_PATH]: jsonLine(site),
    [REGISTRY_PATH]: jsonLine(discoveryDocument(registry)),
    ...searchIndex(
      manifests.flatMap(({ search }) => search),
      pages,
    ),
    ...siteMap(site, pages),
    [ROBOTS_PATH]: robotsText(site),
    [SECURITY_TEXT_PATH]: securityText(site, sections),
  };
  const stored: Record<string, BlobHash> = {};
  for (const [address, text] of Object.entries(files)) {
    stored[address] = await blobs.put(Buffer.from(text));
  }
  for (const { files: own } of manifests) {
    // Two parts can share a sheet, and pages that are still open keep referencing it in later versions.
    for (const [address, hash] of Object.entries(own)) {
      if (isCriticalSheet(address)) stored[address] = hash;
    }
  }
  return stored;
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Allows everything except the API, and references the site map. */
export function robotsText({ siteUrl, apiBase }: SiteConfig): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${apiBase}/`,
    '',
    `Sitemap: ${siteUrl}${SITE_MAP_PATH}`,
    '',
  ].join('\n');
}

/** RFC 9116 recommends a period of less than a year. */
const VALID_FOR_DAYS = 360;

/**
 * Expires 360 days after the newest release: a team that still ships still reads its mail. This also makes the text
 * depend only on the releases.
 */
function securityText(site: SiteConfig, releases: readonly Release[]): string {
  const newest = Math.max(...releases.map(({ builtAt }) => Date.parse(builtAt)));
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${new Date(newest + VALID_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.siteUrl}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
