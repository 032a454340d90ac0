import { partNamesIn } from '@site/delivery/releases/release.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';

/** Identifies everything that a version is composed from, apart from the posts. */
export function inputsOf({ parts, sections = '', config }: SiteVersion): string {
  return canonicalJson([
    partNamesIn(parts).map((name) => [name, parts[name]?.release]),
    sections,
    config,
  ]);
}
