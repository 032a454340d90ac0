import { type Candidate, prepare, type Wanted } from '../ship/ship.ts';
import type { Preview } from '../registry/previews.ts';
import type { Stores } from '../stores.ts';

/** What came of making a preview. */
export type PreviewOutcome =
  | { kind: 'made'; preview: Preview; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** How many days a preview may be seen. */
export const previewDays = { usual: 7, most: 30 } as const;

const DAY_MS = 24 * 3_600_000;

/**
 * Makes a version of the whole site with these releases in it, as shipping them would, and keeps it for so many days.
 * What is live stays as it is. Refused for what shipping is refused for.
 */
export async function makePreview(
  stores: Stores,
  parts: NonNullable<Wanted['parts']>,
  { days, now = Date.now }: { days: number; now?: () => number },
): Promise<PreviewOutcome> {
  let preview: Preview | null = null;
  const outcome = await prepare(stores, { parts }, async ({ from, composed: { version } }) => {
    const releases = parts.map(({ name }) => ({ name, id: version.parts[name]?.release ?? '' }));
    preview = await stores.registry.previews.keep({
      fence: from.fence,
      version,
      what: releases.map(({ name, id }) => `release ${id} of ${name}`).join(' and '),
      endsAt: new Date(now() + days * DAY_MS),
    });
    return preview !== null;
  });
  if (outcome.kind === 'refused') return outcome;
  if (!preview) throw new Error('The preview was made and not kept.');
  const { pages, composed } = outcome;
  return { kind: 'made', preview, pages, rendered: composed.rendered };
}
