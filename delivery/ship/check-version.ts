import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { ComposedVersion } from '../compose/compose-version.ts';
import { isCriticalSheet } from '../compose/critical-css/critical-sheets.ts';
import { owns } from '../compose/owns.ts';
import { hasPage, liveRedirects } from '../compose/redirects.ts';
import type { PartName, Release } from '../releases/release.ts';
import { ASSETS, assetsOf } from '../releases/release-store.ts';

/**
 * Looks at a version as a whole before anybody gets it: no part puts anything where another does, or outside of
 * what it claims. Gives what is wrong, a sentence each.
 */
export function checkVersion({ releases, manifests, site }: ComposedVersion): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { part, pages, files } of manifests) {
    const release = releases.find(({ name }) => name === part);
    const prefixes = (release?.prefixes ?? []).map((prefix) => withProductSlug(prefix, site));
    const assets = release ? assetAddresses(release) : [];
    // Sheets of critical CSS are named by their content, so two parts may have the same one.
    const own = Object.keys(files).filter((address) => !isCriticalSheet(address));
    for (const address of [...Object.keys(pages), ...own, ...assets]) {
      const owner = owners.get(address);
      if (owner) problems.push(`${part} and ${owner} both have ${address}.`);
      owners.set(address, part);
    }
    // The shell's own pages belong to the site.
    if (part === 'shell') continue;
    for (const address of [...Object.keys(pages), ...own]) {
      if (owns(prefixes, address)) continue;
      problems.push(`${part} has ${address}, outside the prefixes it claims.`);
    }
  }
  return problems;
}

function assetAddresses(release: Release): string[] {
  return assetsOf(release).map((file) => `${ASSETS}/${file}`);
}

/** A link to a page of this site, or a file that a page shows, that is not there. */
export type BrokenLink = { part: PartName; link: string; sentence: string };

/** A whole version as far as links are about it. */
export type LinkedVersion = Pick<ComposedVersion, 'releases' | 'manifests'> & {
  siteFiles: Readonly<Record<string, string>>;
};

/** Looks for pages and files that a version names and lacks. */
export function brokenLinks({ releases, manifests, siteFiles }: LinkedVersion): BrokenLink[] {
  const isPage = hasPage(manifests);
  const there = new Set([
    ...liveRedirects(manifests).keys(),
    ...Object.keys(siteFiles),
    ...manifests.flatMap(({ files }) => Object.keys(files)),
    ...releases.flatMap(assetAddresses),
  ]);
  const leadsSomewhere = (link: string) => {
    const address = link === '/' ? link : link.replace(/\/$/, '');
    return isPage(address) || there.has(address);
  };
  return manifests.flatMap(({ part, pages: own, links }) =>
    links.flatMap((link, number) => {
      if (leadsSomewhere(link)) return [];
      const [first, ...others] = Object.entries(own)
        .filter(([, page]) => page.links.includes(number))
        .map(([pathname]) => pathname);
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      // The shell has no pages of its own: its links are around every page.
      const frame =
        part === 'shell' ? 'header or footer of every page' : 'its style sheet or a feed';
      const from = first === undefined ? frame : first + more;
      const verb = link.startsWith(`${ASSETS}/`) ? 'shows' : 'links to';
      const sentence = `${part} ${verb} ${link}, which would not be there: ${from}.`;
      return [{ part, link, sentence }];
    }),
  );
}
