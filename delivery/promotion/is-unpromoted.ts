import type { Shippable } from '../registry/releases.ts';
import type { Stores } from '../stores/stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** How many versions to search for a release. */
const VERSIONS_SEARCHED = 200;

/**
 * Whether a new release should be promoted automatically: it isn't the newest recorded release, or it was never live. A
 * release that was live and then replaced has been rolled back and should stay that way. Call this before recording the
 * release.
 */
export async function isUnpromoted(
  { registry }: Stores,
  part: Shippable,
  id: string,
): Promise<boolean> {
  const [newest] = await registry.releases(part);
  if (newest?.id !== id) return true;
  const versions = await registry.versions(VERSIONS_SEARCHED);
  return !versions.some(({ version }) => liveOf(version, part) === id);
}

function liveOf(version: SiteVersion, part: Shippable): string | undefined {
  return part === 'config' ? version.config : version.parts[part]?.release;
}
