import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { Pages, PartManifest } from '../versions/part-manifest.ts';
import { publicRegistry } from './public-registry.ts';
import { liveRedirects } from './redirects.ts';
import { searchIndex } from './search-index.ts';
import { isCriticalSheet, ROBOTS_PATH, SECURITY_TEXT_PATH } from './site-addresses.ts';
import { siteMap } from './site-map.ts';
import { robotsText, securityText } from './site-texts.ts';

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
