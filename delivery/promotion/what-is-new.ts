import type { Shippable } from '../registry/registry.ts';
import type { Stores } from '../stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** Versions that are looked through for whether something was live before. */
const VERSIONS_REMEMBERED = 200;

/**
 * Whether what was just released of a part should go live by itself: it is not what was released last, or it was
 * never live. What was live, and gave way to something else, was rolled back by somebody: it stays so.
 * Asked before the release is noted.
 */
export async function isNews({ registry }: Stores, part: Shippable, id: string): Promise<boolean> {
  const [newest] = await registry.releases(part);
  if (newest?.id !== id) return true;
  const versions = await registry.versions(VERSIONS_REMEMBERED);
  return !versions.some(({ version }) => liveOf(version, part) === id);
}

/** What visitors get of a part in a version. */
function liveOf(version: SiteVersion, part: Shippable): string | undefined {
  return part === 'config' ? version.config : version.parts[part]?.release;
}
