import type { BlobHash } from '@site/delivery/blobs/blob-store.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';

/** A configuration and the sections it would go live with. */
type Beside = { sections: BlobHash | undefined; parts: Parameters<typeof partNamesIn>[0] };

/** Finds rules that name unknown sections and would therefore protect nothing. */
export async function policyProblems(
  stores: Stores,
  config: string,
  { sections, parts }: Beside,
): Promise<readonly string[]> {
  const { reviews = [] } = await readConfig(stores.blobs, config);
  const listed =
    (await sectionsOf(stores, sections === undefined ? {} : { sections })) ?? ownSections();
  const names = ['shell', ...listed.map(({ name }) => name), ...partNamesIn(parts)];
  const known = [...new Set([...names, 'config', 'posts', '*'])];
  return reviews.flatMap(({ of }, index) =>
    of
      .filter((name) => !known.includes(name))
      .map((name) => `reviews.${index}.of: ${name} is not one of ${known.join(', ')}`),
  );
}
