import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { PublicRegistry, PublicRemote } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { browserIdOf, type Release } from '../releases/release.ts';
import { releaseFolders } from '../releases/release-store.ts';
import { addressOf, checkedFile, stylesOf } from './release-addresses.ts';

/** Lets other Module Federation hosts load a release. */
const MANIFEST = 'mf-manifest.json';

/** Builds the registry for browsers: how to load each section, and where its redirects lead. */
export function publicRegistry(
  site: SiteConfig,
  remotes: readonly Release[],
  redirectsOf: (name: Release['name']) => Readonly<Record<string, string>>,
): PublicRegistry {
  const described = remotes.map((release): [string, PublicRemote] => {
    const redirects = redirectsOf(release.name);
    const remote = {
      id: browserIdOf(release),
      contractVersion: release.contractVersion,
      entry: addressOf(release, release.entry),
      integrity: release.integrity,
      ...(`${releaseFolders.browser}/${MANIFEST}` in release.files && {
        manifest: addressOf(release, MANIFEST),
      }),
      styles: stylesOf(release).map(({ address }) => address),
      styleIntegrity: stylesOf(release).map(({ integrity }) => integrity),
      exposes: release.exposes,
      scripts: Object.fromEntries(
        Object.entries(release.scripts).map(([name, files]) => [
          name,
          files.map((file) => checkedFile(release, file)),
        ]),
      ),
      patterns: release.routes.map(({ pattern }) => withProductSlug(pattern, site)),
      ...(Object.keys(redirects).length > 0 && { redirects }),
    };
    return [release.name, remote];
  });
  return { remotes: Object.fromEntries(described) };
}
