import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { ComposedVersion } from '../compose/compose-version.ts';
import { owns } from '../compose/owns.ts';
import { isPattern } from '../compose/page-path.ts';
import { hasPage, liveRedirects } from '../compose/redirects.ts';
import { routePattern } from '../compose/route-pattern.ts';
import type { PartName } from '../releases/release.ts';
import { isReserved } from '../sections/is-reserved.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/**
 * Looks at the redirects that releases declare, beside the manifests that were live `before`. One that is live already is
 * only compared with its own section: what others have done since must not stop it.
 */
export function redirectProblems(
  { releases, manifests, site }: ComposedVersion,
  candidates: readonly PartName[],
  before: readonly PartManifest[],
): string[] {
  const live = liveRedirects(manifests);
  const known = new Map(before.map((manifest) => [manifest.part, manifest]));
  const inSite = (address: string) => withProductSlug(address, site);
  return releases
    .filter(({ name }) => candidates.includes(name))
    .flatMap(({ name, prefixes, redirects }) => {
      const earlier = known.get(name);
      const isOwnPage = hasPage(manifests.filter(({ part }) => part === name));
      const froms = redirects.map(({ from }) => inSite(from));
      return redirects.flatMap((redirect, index) => {
        const from = inSite(redirect.from);
        const to = inSite(redirect.to);
        const says = `${name} redirects ${from}`;
        if (froms.indexOf(from) !== index) return [`${says} twice.`];
        if (isOwnPage(from)) return [`${says}, where it has a page.`];
        if (earlier?.redirects[from] === to) return [];
        const owner = releases.find(
          (other) => other.name !== name && owns(other.prefixes.map(inSite), from),
        );
        if (owner) return [`${says}, which belongs to ${owner.name}.`];
        if (isReserved(from)) return [`${says}, which belongs to the site itself.`];
        // A section that is new to a site is taken at its word.
        const wasOwn = !earlier || from in earlier.pages || from in earlier.redirects;
        if (!wasOwn && !owns(prefixes.map(inSite), from)) {
          return [`${says}, outside the prefixes it claims, where it never had a page.`];
        }
        if (froms.includes(to)) {
          return [`${says} to ${to}, which is redirected itself: name the page it leads to now.`];
        }
        return live.has(from) ? [] : [`${says} to ${to}, which is no page.`];
      });
    });
}

/** Most addresses that a sentence names. */
const MOST_NAMED = 5;

/**
 * Says of each section which addresses it would stop answering. Not for pages whose data were withdrawn, nor for those of a
 * section that is taken away by name.
 */
export function droppedAddresses(
  { version, releases, manifests, site }: ComposedVersion,
  before: SiteVersion,
  beforeManifests: readonly PartManifest[],
): string[] {
  const isPage = hasPage(manifests);
  const redirected = liveRedirects(manifests);
  const wasRedirected = liveRedirects(beforeManifests);
  return beforeManifests.flatMap(({ part, pages, redirects }) => {
    const release = releases.find(({ name }) => name === part);
    const present = manifests.find((manifest) => manifest.part === part);
    if (!release) return [];
    const isSameRelease =
      before.parts[part]?.release === release.id && before.config === version.config;
    const open = release.routes
      .map(({ pattern }) => withProductSlug(pattern, site))
      .filter((pattern) => /\/[:*]/.test(pattern));
    const isOfData = (address: string) =>
      before.data !== version.data && (isSameRelease || routePattern(open, address) !== null);
    const dropped = [
      ...Object.keys(pages).filter((address) => !isPattern(address) && !isOfData(address)),
      // While it is listed, its page is missing because of whoever has taken that away.
      ...Object.keys(redirects).filter(
        (address) => wasRedirected.has(address) && !(address in (present?.redirects ?? {})),
      ),
    ].filter((address) => !isPage(address) && !redirected.has(address));
    if (dropped.length === 0) return [];
    const more = dropped.length - MOST_NAMED;
    const named = dropped.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return [
      `${part} no longer answers ${named}, which visitors may have kept. List ${dropped.length > 1 ? 'them' : 'it'} under \`was\` of the page that took the place, or say why nothing did: --gone "REASON".`,
    ];
  });
}
