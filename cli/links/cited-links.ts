import type { SiteConfig } from '@site/kit/site.ts';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import { type PartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { readManifest } from '@site/delivery/versions/read-version.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';

const MAX_CONCURRENT_READS = 8;

/** External URLs without fragments, and the pages that link to each, by part. */
export type CitedLinks = ReadonlyMap<string, ReadonlyMap<PartName, ReadonlySet<string>>>;

/** Collects the external links on a version's pages. */
export async function citedLinks(
  blobs: BlobStore,
  { parts }: SiteVersion,
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
): Promise<CitedLinks> {
  const cited = new Map<string, Map<PartName, Set<string>>>();
  for (const name of partNamesIn(parts)) {
    const manifest = parts[name]?.manifest;
    if (manifest === undefined) continue;
    const { pages } = await readManifest(blobs, manifest);
    await mapConcurrently(Object.entries(pages), MAX_CONCURRENT_READS, async ([path, { hash }]) => {
      for (const { href, isOfSection } of hrefsIn(parse(String(await blobs.read(hash))))) {
        const address = addressElsewhere(href, siteUrl);
        if (address === null) continue;
        const shownOn = cited.get(address) ?? new Map<PartName, Set<string>>();
        const part = isOfSection ? name : 'shell';
        shownOn.set(part, (shownOn.get(part) ?? new Set()).add(path));
        cited.set(address, shownOn);
      }
    });
  }
  return cited;
}

function* hrefsIn(
  node: Tree.Node,
  isOfSection = false,
): Generator<{ href: string; isOfSection: boolean }> {
  const attributes = 'tagName' in node ? node.attrs : [];
  const isInside = isOfSection || attributes.some(({ name }) => name === 'data-remote');
  const href = attributes.find(({ name }) => name === 'href')?.value;
  if (node.nodeName === 'a' && href !== undefined) yield { href, isOfSection: isInside };
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* hrefsIn(child, isInside);
}

function addressElsewhere(href: string, siteUrl: string): string | null {
  const url = URL.parse(href, siteUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === new URL(siteUrl).origin)
    return null;
  url.hash = '';
  return url.href;
}
