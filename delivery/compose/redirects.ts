import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Release } from '../releases/release.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { isPattern, routePattern } from './page-path.ts';

/** Returns a section's redirects: those its release declares, and those from URLs with a former product slug. */
export function declaredRedirects(
  { redirects, routes }: Pick<Release, 'redirects' | 'routes'>,
  site: SiteConfig,
  pages: readonly string[],
): Record<string, string> {
  const { was = [], slug } = site.product;
  const patterns = new Map(
    routes.map(({ pattern }) => [withProductSlug(pattern, site), pattern] as const),
  );
  const renamed = was
    .filter((former) => former !== slug)
    .flatMap((former) =>
      pages
        .filter((page) => !isPattern(page))
        .map((page) => {
          const pattern = patterns.get(routePattern([...patterns.keys()], page) ?? '') ?? '';
          return [withFormerSlug(page, pattern, former), page] as const;
        })
        .filter(([from, to]) => from !== to),
    );
  const declared = redirects.map(
    ({ from, to }) => [withProductSlug(from, site), withProductSlug(to, site)] as const,
  );
  return Object.fromEntries([...renamed, ...declared]);
}

/** Returns the URL of a page under a former product slug. */
function withFormerSlug(page: string, pattern: string, former: string): string {
  const patternSegments = pattern.split('/');
  return page
    .split('/')
    .map((segment, index) => {
      const template = patternSegments[index];
      return template?.includes('{product}') ? template.replaceAll('{product}', former) : segment;
    })
    .join('/');
}

type Addresses = Pick<PartManifest, 'pages' | 'redirects'>;

/** Returns a function that checks whether a URL has a page, including through a pattern. */
export function hasPage(
  manifests: readonly Pick<Addresses, 'pages'>[],
): (address: string) => boolean {
  const found = manifests
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([, { status }]) => status === 200)
    .map(([address]) => address);
  const pages = new Set(found);
  const catchAlls = new Set(found.filter(isPattern).map(folderOf));
  return (address) => pages.has(address) || catchAlls.has(folderOf(address));
}

function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/'));
}

/**
 * Maps former URLs to their final page, following chains of redirects, even across sections. Omits redirects that don't
 * lead to a page, or lead only to a pattern.
 */
export function liveRedirects(manifests: readonly Addresses[]): ReadonlyMap<string, string> {
  const isAnswered = hasPage(manifests);
  const isPage = (address: string) =>
    !isPattern(address) && manifests.some(({ pages }) => Object.hasOwn(pages, address));
  const next = new Map(manifests.flatMap(({ redirects }) => Object.entries(redirects)));
  const live = new Map<string, string>();
  for (const [from, first] of next) {
    if (isAnswered(from)) continue;
    const seen = new Set([from]);
    let to: string | undefined = first;
    while (to !== undefined && !isPage(to) && !seen.has(to)) {
      seen.add(to);
      to = next.get(to);
    }
    if (to !== undefined && isPage(to)) live.set(from, to);
  }
  return live;
}
