import type { Reviewed } from '../review/review-store.ts';
import type { Section } from '../access/rights.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import { idIn } from '../review/needed-approvals.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { makePreview } from './make-preview.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { previewDays, previewLink } from './preview-link.ts';
import { previewStore } from './preview-store.ts';

/** The result of requesting a preview of something under review. */
export type LinkOutcome =
  | { kind: 'made'; link: string }
  | { kind: 'refused'; problems: readonly string[] };

/** Whether this kind of section can be previewed. */
export function isPreviewed(section: Section): section is PartName | 'posts' {
  return isPartName(section) || section === 'posts';
}

/** The link to a preview of something under review; `null` if there is none. */
export async function previewFor(
  stores: Stores,
  { section, id }: Reviewed,
  address: PreviewAddress,
): Promise<string | null> {
  if (!isPreviewed(section)) return null;
  const previews = previewStore(stores.registry);
  const shown = (await previews.current()).find(
    ({ version, sections }) =>
      idIn(version, section) === id &&
      // Every preview has posts, but few were created to show them.
      (isPartName(section) || sections.includes(section)),
  );
  return shown ? previewLink(address, shown) : null;
}

/** Returns the link to a preview of something under review. Creates the preview if necessary. */
export async function makePreviewFor(
  stores: Stores,
  reviewed: Reviewed,
  { address, who }: { address: PreviewAddress; who?: string | undefined },
): Promise<LinkOutcome> {
  const known = await previewFor(stores, reviewed, address);
  if (known !== null) return { kind: 'made', link: known };
  const { section, id } = reviewed;
  if (!isPreviewed(section)) {
    const problem = `There are no previews of ${section}, only of releases and posts.`;
    return { kind: 'refused', problems: [problem] };
  }
  const wanted = isPartName(section)
    ? { parts: [{ name: section, id }] }
    : { parts: [], data: async () => id };
  const outcome = await makePreview(stores, { ...wanted, days: previewDays.usual }, { who });
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'made', link: previewLink(address, outcome.preview) };
}
