import type { BlobHash, BlobStore } from '@site/delivery/blobs/blob-store.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { prepare } from '@site/delivery/promotion/promote.ts';
import { partName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { pageDifferences } from '@site/delivery/versions/page-differences.ts';
import { pageSchema } from '@site/delivery/versions/part-manifest.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, siteVersionSchema } from '@site/delivery/versions/site-version.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { deskTables } from '../registry/desk-tables.ts';
import { approvedWords } from './approved-words.ts';
import { changedPost, changedPosts, titleOfPosts, withoutEchoes } from './changed-posts.ts';
import { changedPage, changedWords, type WordChange } from './changed-words.ts';
import { titleOfPages, withoutRepeats } from './repeated-words.ts';
import { previewPolicy } from './review-policy.ts';
import type { Reviewed } from './review-store.ts';

const compared = v.object({
  kind: v.literal('compared'),
  from: v.nullable(siteVersionSchema),
  to: siteVersionSchema,
  differences: listOf(
    v.object({
      path: v.string(),
      part: partName,
      before: v.nullable(pageSchema),
      after: v.nullable(pageSchema),
    }),
  ),
  /** What changes, by title; empty if no text does. */
  title: v.string(),
  posts: listOf(changedPost),
  pages: listOf(changedPage),
  /** Identifies everything that a reviewer reads (`approved-words.ts`). */
  words: listOf(v.string()),
});

/** The live version, the one that a promotion would make live, and how their text differs. */
export type Compared = v.InferOutput<typeof compared>;

export type NotReviewable = { kind: 'refused'; problems: readonly string[] };

/**
 * Composes what a promotion would make live, without promoting it, and compares it with the live version. Stores the
 * comparison, so that reviews and decisions do not compose again.
 */
export async function compare(
  stores: Stores,
  reviewed: Reviewed,
): Promise<Compared | NotReviewable> {
  const { registry, blobs } = stores;
  const { section, id } = reviewed;
  const stored = await storedComparison(stores, reviewed);
  if (stored) return stored;
  const outcome = await prepare(
    stores,
    orderFor(reviewed),
    // Pruning may delete files that the composed version needs.
    async ({ plan: { from } }) => (await registry.fence()) === from.fence,
    previewPolicy,
  );
  if (outcome.kind === 'refused') return { kind: 'refused', problems: outcome.problems };
  const { version: from, fence } = outcome.plan.from;
  const { version: to } = outcome.composed;
  const differences = await pageDifferences(blobs, from, to);
  const posts =
    section === 'posts' ? await changedPosts(blobs, from?.data, to.data, differences) : [];
  const all = await changedWords(blobs, differences);
  const pages =
    section === 'posts'
      ? await withoutEchoes(blobs, { pages: all, posts, comparison: { from, to, differences } })
      : withoutRepeats(all);
  const found: Compared = {
    kind: 'compared',
    from,
    to,
    differences,
    title: section === 'posts' ? titleOfPosts(posts) : titleOfPages(pages),
    posts,
    pages,
    words: await approvedWords(blobs, differences),
  };
  const row = { section, id, fence, comparison: JSON.stringify(found) };
  await registry.connection.whenFree(async () => {
    const db = deskTables(registry);
    // Every change of the live version, and pruning, raises the number.
    await db.deleteFrom('delivery_comparisons').where('fence', '<', fence).execute();
    await db
      .insertInto('delivery_comparisons')
      .values(row)
      .onConflict((conflict) => conflict.columns(['section', 'id']).doUpdateSet(row))
      .execute();
  });
  return found;
}

async function storedComparison(
  { registry }: Stores,
  { section, id }: Reviewed,
): Promise<Compared | null> {
  const fence = await registry.fence();
  const row = await registry.connection.whenFree(() =>
    deskTables(registry)
      .selectFrom('delivery_comparisons')
      .select('comparison')
      .where('section', '=', section)
      .where('id', '=', id)
      .where('fence', '=', fence)
      .executeTakeFirst(),
  );
  if (!row) return null;
  // An earlier release of the desk may have stored it.
  const read = v.safeParse(compared, JSON.parse(row.comparison));
  return read.success ? read.output : null;
}

/** The order that would promote it. */
function orderFor({ section, id }: Reviewed): Order {
  if (section === 'config') return { config: id };
  if (section === 'posts') return { data: async () => id };
  if (section === 'sections') throw new Error('Rules do not cover the list of sections.');
  return { parts: [{ name: section, id }] };
}

/** Compares two configurations setting by setting, because few settings appear on a page. */
export async function changedSettings(
  blobs: BlobStore,
  before: BlobHash,
  after: BlobHash,
): Promise<readonly WordChange[]> {
  const [was, is] = [await settingsOf(blobs, before), await settingsOf(blobs, after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

async function settingsOf(
  blobs: BlobStore,
  config: BlobHash,
): Promise<ReadonlyMap<string, string>> {
  const settings = Object.entries(await readConfig(blobs, config));
  return new Map(settings.map(([name, value]) => [name, `${name}: ${canonicalJson(value)}`]));
}
