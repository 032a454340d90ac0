import { DAY_MS } from '@site/kit/durations.ts';
import type { Preview } from './preview-store.ts';
import { storeConfig, subjectsOf, type Order } from '@site/delivery/promotion/plan.ts';
import type { Candidate } from '@site/delivery/promotion/candidate.ts';
import { prepare } from '@site/delivery/promotion/promote.ts';
import { previewPolicy } from '../review/review-policy.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { previewStore } from './preview-store.ts';

/** The content to preview: at least one of these. */
export type PreviewOrder = {
  /** A `null` id means the newest release. */
  parts: NonNullable<Order['parts']>;
  config?: SiteConfig | undefined;
  /** Creates a revision of the posts. */
  data?: Order['data'];
  /** How many days it is available. */
  days: number;
};

/** The result of creating a preview. */
export type PreviewOutcome =
  | { kind: 'made'; preview: Preview; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** How many digits of a configuration's hash are shown. */
const SHORT_HASH = 16;

/**
 * Composes a version of the whole site with these releases, this configuration or these posts, as promoting them would,
 * stores it for some days, and adds an audit entry. The live version does not change. Rejects everything that a
 * promotion rejects, except disappearing addresses, which are harmless in a preview.
 */
export async function makePreview(
  stores: Stores,
  { parts, config, data, days }: PreviewOrder,
  { who, now = Date.now }: { who?: string | undefined; now?: () => number } = {},
): Promise<PreviewOutcome> {
  const { registry } = stores;
  const wanted: Order = {
    parts,
    ...(config && { config: await storeConfig(stores, config) }),
    ...(data && { data }),
  };
  const facts = { sections: subjectsOf(wanted), ...(who !== undefined && { who }) };
  const endsAt = new Date(now() + days * DAY_MS);
  let preview: Preview | null = null;
  const keep = async ({ plan: { from }, composed: { version } }: Candidate) => {
    const what = whatIsIn(version, wanted);
    preview = await previewStore(registry).keep({
      ...facts,
      fence: from.fence,
      version,
      what,
      endsAt,
    });
    return preview !== null;
  };
  const order = { ...wanted, gone: 'only in a preview' };
  const outcome = await prepare(stores, order, keep, previewPolicy);
  if (outcome.kind === 'refused') return outcome;
  const made = thatWasKept(preview);
  const details = [`of ${made.what}`, `until ${endsAt.toISOString()}`];
  await registry.note({ ...facts, what: `preview ${made.id}`, details });
  return { kind: 'made', preview: made, pages: outcome.pages, rendered: outcome.composed.rendered };
}

/** Ends a preview, with an audit entry; `false` if there is none with this id. */
export async function endPreview(
  { registry }: Stores,
  preview: Pick<Preview, 'id' | 'sections'>,
  who: string | undefined,
): Promise<boolean> {
  if (!(await previewStore(registry).end(preview.id))) return false;
  await registry.note({
    ...(who !== undefined && { who }),
    what: `end preview ${preview.id}`,
    details: [],
    sections: preview.sections,
  });
  return true;
}

/** Describes the content of a version that is not live. */
function whatIsIn(version: SiteVersion, { parts = [], config, data }: Order): string {
  return [
    ...parts.map(({ name }) => `release ${version.parts[name]?.release ?? ''} of ${name}`),
    ...(config === undefined ? [] : [`configuration ${config.slice(0, SHORT_HASH)}`]),
    ...(data ? [`revision ${version.data.slice(0, SHORT_HASH)} of the posts`] : []),
  ].join(' and ');
}

/** Returns the preview that the last attempt stored, or throws. */
function thatWasKept(preview: Preview | null): Preview {
  if (preview) return preview;
  throw new Error('The preview was composed but not stored.');
}
