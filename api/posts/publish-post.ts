import { builtInCards } from '@site/kit/post-cards/built-in-cards.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { picturesOf, removeUnshown, writePictures } from './picture-folder.ts';
import { createPostStore } from './post-store.ts';
import { type PostSource, preparePost, type Refused } from './prepare-post.ts';

/** Promotes the stored posts. `without` is a post to leave out, whatever else was stored in the meantime. */
export type PromotePosts<Shipped> = (change: {
  /** The description in the audit log. */
  what: string;
  without?: string;
}) => Promise<Shipped | Refused>;

export type PublishContext<Shipped> = {
  dataDir: string;
  database: DatabaseHandle;
  /** A date such as `2026-11-21`. */
  today: string;
  promotePosts: PromotePosts<Shipped>;
};

export type PublishOutcome<Shipped> = { kind: 'done'; id: string; shipped: Shipped } | Refused;

/**
 * Publishes a post, or updates it. Stores it, then promotes a version that shows it; if that fails, restores the
 * previous row. If the program is killed in between, the next publication or start promotes the post.
 */
export async function publishPost<Shipped extends { kind: 'shipped' }>(
  { dataDir, database, today, promotePosts }: PublishContext<Shipped>,
  given: PostSource,
): Promise<PublishOutcome<Shipped>> {
  const store = createPostStore(database);
  const prepared = await preparePost(given, { store, dataDir, today });
  if (prepared.kind === 'refused') return prepared;
  const { row, before, files } = prepared;
  const { id } = row;
  const added = await writePictures(dataDir, files);
  const outcome = await undoneOnFailure(
    async () => {
      await store.put(row);
      return promotePosts({ what: `publish ${id}` });
    },
    async () => {
      await (before ? store.put(before) : store.remove(id));
      await removeUnshown(dataDir, store, added);
    },
  );
  if (outcome.kind === 'refused') return outcome;
  if (before) await removeUnshown(dataDir, store, picturesOf(before));
  return { kind: 'done', id, shipped: outcome };
}

/** Unpublishes a post. Its file can be published again later. */
export async function unpublishPost<Shipped extends { kind: 'shipped' }>(
  { dataDir, database, promotePosts }: Omit<PublishContext<Shipped>, 'today'>,
  id: string,
): Promise<PublishOutcome<Shipped>> {
  const store = createPostStore(database);
  const before = await store.read(id);
  if (!before) {
    const problem = builtInCards.some((card) => card.blogId === id)
      ? `${id} is part of the site and cannot be unpublished.`
      : `No published post has the id ${id}.`;
    return { kind: 'refused', problems: [problem] };
  }
  const outcome = await undoneOnFailure(
    async () => {
      await store.remove(id);
      return promotePosts({ what: `unpublish ${id}`, without: id });
    },
    () => store.put(before),
  );
  if (outcome.kind === 'refused') return outcome;
  await removeUnshown(dataDir, store, picturesOf(before));
  return { kind: 'done', id, shipped: outcome };
}

/** Stores and promotes a change; undoes it in the store if it is refused or fails. */
async function undoneOnFailure<Shipped extends { kind: 'shipped' }>(
  change: () => Promise<Shipped | Refused>,
  undo: () => Promise<void>,
): Promise<Shipped | Refused> {
  try {
    const outcome = await change();
    if (outcome.kind === 'refused') await undo();
    return outcome;
  } catch (error) {
    await undo();
    throw error;
  }
}
