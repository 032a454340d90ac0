import type { BlobHash } from '@site/delivery/blobs/blob-store.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';

/** What a configuration is to go live with. */
type Beside = { sections: BlobHash | undefined; parts: Parameters<typeof partNamesIn>[0] };

/** What is wrong with the rules of a configuration beside the sections of its site: one about nothing protects nothing. */
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
      .map((name) => `reviews.${index}.of: ${name} is none of ${known.join(', ')}`),
  );
}
