import { type BlogStore, createBlogStore, type StoredBlog } from '@site/api/blogs/blog-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Outcome, Policy, Refused } from '../promotion/plan.ts';
import { promote } from '../promotion/promote.ts';
import type { Stores } from '../stores/stores.ts';
import type { Network } from '../fetching/network.ts';
import type { PostSource } from './post-source.ts';
import { type ReadyPost, readPost } from './read-post.ts';
import { picturesNamedIn, pictureStore, removeUnshown, writePictures } from './picture-store.ts';
import { revisionCreator, revisionWithout } from './data-revisions.ts';

export type PublishContext = {
  stores: Stores;
  site: SiteConfig;
  database: DatabaseHandle;
  /** A date such as `2026-11-21`. */
  today: string;
  /** Access to pictures of posts that were not handed in here; the public internet by default. */
  network?: Network;
  /** Additional checks before the post goes live. */
  policy?: Policy;
  /** The actor in the audit log; by default, the user running this program. */
  who?: string | undefined;
};

/** Problems are worded by the source of the post. */
export type PublishOutcome =
  | {
      kind: 'done';
      blogId: string;
      shipped: Extract<Outcome, { kind: 'shipped' }>;
    }
  | Refused;

/** The beginning of `origin` for posts written at the desk. */
export const DESK_ORIGIN = 'desk:';

/** Reserved, because the page for unknown posts has this URL. */
const RESERVED_ID = 'unknown';

/**
 * Publishes a post, or updates it. Stores it, then promotes a version that shows it; if that fails, restores the
 * previous row. If the program is killed in between, the next publication or start promotes the post.
 */
export async function publishPost(
  context: PublishContext,
  given: PostSource,
): Promise<PublishOutcome> {
  const { stores, site, database, today } = context;
  const { dataDir } = stores;
  const store = createBlogStore(database);
  const read = await readPost(given, { site, store: pictureStore(dataDir), today });
  if (read.kind === 'refused') return refused(...read.problems.map(given.describe));
  const { draft, files, idLine } = read.post;
  const before = await readStoredRow(store, draft.blogId);
  const conflict = idConflict(draft, before);
  if (conflict !== null) return refused(given.describe({ line: idLine, reason: conflict }));

  const added = await writePictures(dataDir, files);
  const outcome = await change(context, {
    what: `publish ${draft.blogId}`,
    apply: async () => void orThrow(await store.save(draft)),
    undo: async () => void orThrow(await store.restore(draft.blogId, before)),
  }).catch(async (error: unknown) => {
    await removeUnshown(dataDir, store, added);
    throw error;
  });
  if (outcome.kind === 'refused') {
    await removeUnshown(dataDir, store, added);
    return outcome;
  }
  if (before) await removeUnshown(dataDir, store, picturesOf(before));
  return { kind: 'done', blogId: draft.blogId, shipped: outcome };
}

/** Unpublishes a post. Its file can be published again later. */
export async function unpublishPost(
  context: PublishContext,
  blogId: string,
): Promise<PublishOutcome> {
  const { stores, database } = context;
  const store = createBlogStore(database);
  const before = await readStoredRow(store, blogId);
  if (before?.published !== 1) {
    return refused(
      builtInCards.some((card) => card.blogId === blogId)
        ? `${blogId} is part of the site and cannot be unpublished.`
        : `No published post has the id ${blogId}.`,
    );
  }
  const outcome = await change(context, {
    what: `unpublish ${blogId}`,
    data: () => revisionWithout(stores, blogId),
    apply: async () => void orThrow(await store.restore(blogId, { ...before, published: 0 })),
    undo: async () => void orThrow(await store.restore(blogId, before)),
  });
  if (outcome.kind === 'refused') return outcome;
  await removeUnshown(stores.dataDir, store, picturesOf(before));
  return { kind: 'done', blogId, shipped: outcome };
}

/** `data` creates the revision to promote, by default from all published posts. */
type Change = {
  what: string;
  data?: () => Promise<BlobHash>;
  apply: () => Promise<void>;
  undo: () => Promise<void>;
};

/** Changes a post and promotes a version that shows the change; reverts it if that fails. */
async function change(
  { stores, site, database, network, policy, who }: PublishContext,
  { what, data = revisionCreator(stores, { site, database, network }), apply, undo }: Change,
): Promise<Outcome> {
  await apply();
  try {
    const outcome = await promote(stores, { data, what, who }, policy);
    if (outcome.kind === 'refused') await undo();
    return outcome;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Returns why a post from a file can't use this id, or `null` if it can. */
export function idConflict(
  { blogId, sourceFile }: Pick<ReadyPost['draft'], 'blogId' | 'sourceFile'>,
  before: StoredBlog | null,
): string | null {
  if (blogId === RESERVED_ID || builtInCards.some((card) => card.blogId === blogId)) {
    return `the id ${blogId} is used by a page of the site`;
  }
  if (before?.published !== 1 || before.source_file === sourceFile) return null;
  if (before.source_file === '') {
    return `the id ${blogId} is used by a post that was not published from a file`;
  }
  return before.source_file.startsWith(DESK_ORIGIN)
    ? `the id ${blogId} is used by a post of the desk`
    : `the id ${blogId} is used by another file, ${before.source_file}`;
}

async function readStoredRow(store: BlogStore, id: string): Promise<StoredBlog | null> {
  return orThrow(await store.readRow(id)).row;
}

function picturesOf(post: StoredBlog): readonly string[] {
  const { thumbnail, description, details, fetched_pictures } = post;
  return picturesNamedIn(`${thumbnail} ${description} ${details} ${fetched_pictures}`);
}

function refused(...problems: string[]): PublishOutcome {
  return { kind: 'refused', problems };
}
