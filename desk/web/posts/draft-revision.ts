import { type BlogStore, createBlogStore, storedRow } from '@site/api/blogs/blog-store.ts';
import { createDraftStore, type Draft } from '@site/api/blogs/draft-store.ts';
import { orThrow } from '@site/api/database/database-handle.ts';
import type { BlobHash } from '@site/delivery/blobs/blob-store.ts';
import { createRevision } from '@site/delivery/publishing/data-revisions.ts';
import {
  pictureStore,
  removeUnshown,
  writePictures,
} from '@site/delivery/publishing/picture-store.ts';
import type { PostSource } from '@site/delivery/publishing/post-source.ts';
import { DESK_ORIGIN } from '@site/delivery/publishing/publish-post.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import { type Review, reviewOf } from '../../review/review-of.ts';
import type { PostsContext } from './publish-draft.ts';

type Refused = { kind: 'refused'; problems: readonly string[] };

/** What going live on a day would take: the revision of the posts, and the approvals that it needs. */
export type Forecast =
  | { kind: 'ready'; revision: BlobHash; needs: Review['needs'] }
  | (Refused & { revision?: undefined });

/**
 * Composes a draft as it would go live on a day, without publishing it. The revision is exactly the one that publishing
 * it then creates, so an approval of it counts.
 */
export async function forecastOf(
  context: PostsContext,
  draft: Pick<Draft, 'id' | 'source'>,
  day: string,
): Promise<Forecast> {
  return withRevision(context, draft, day, async (createData) => {
    const revision = await createData();
    const review = await reviewOf(context.stores, { section: 'posts', id: revision });
    if (review.kind === 'refused') return review;
    return { kind: 'ready' as const, revision, needs: review.needs };
  });
}

/** Runs `work` with a function that creates a revision of the published posts and this draft, dated no later than `day`. */
export async function withRevision<Result>(
  context: PostsContext,
  draft: Pick<Draft, 'id' | 'source'>,
  day: string,
  work: (createData: () => Promise<BlobHash>, blogId: string) => Promise<Result>,
): Promise<Result | Refused> {
  const { stores, database } = context;
  const read = await readPost(postOf(context, draft), {
    site: await context.readSite(),
    store: pictureStore(stores.dataDir),
    today: day,
  });
  if (read.kind === 'refused') {
    return { kind: 'refused', problems: read.problems.map(({ reason }) => reason) };
  }
  const { draft: blog, files } = read.post;
  const store = createBlogStore(database);
  const added = await writePictures(stores.dataDir, files);
  try {
    return await work(() => createRevision(stores, storeWith(store, blog)), blog.blogId);
  } finally {
    await removeUnshown(stores.dataDir, store, added);
  }
}

/** The published posts as they would be with one more, in the order of the store. */
function storeWith(store: BlogStore, blog: Parameters<typeof storedRow>[0]): BlogStore {
  const row = storedRow(blog);
  return {
    ...store,
    async publishedRows() {
      const { rows } = orThrow(await store.publishedRows());
      const others = rows.filter(({ id }) => id !== row.id);
      const newer = others.filter(
        ({ id, updated_at }) =>
          updated_at > row.updated_at || (updated_at === row.updated_at && id > row.id),
      );
      return { kind: 'read', rows: [...newer, row, ...others.slice(newer.length)] };
    },
  };
}

/** The origin of a draft's post in the store of posts. */
export function originOf(id: string): string {
  return `${DESK_ORIGIN}${id}`;
}

/** A draft with the pictures attached to it, all from the database. */
export function postOf(
  { database }: Pick<PostsContext, 'database'>,
  { id, source }: Pick<Draft, 'id' | 'source'>,
): PostSource {
  return {
    name: 'post.md',
    contents: source,
    origin: originOf(id),
    picture: (name) => createDraftStore(database).picture(id, name),
    describe: ({ reason }) => reason,
  };
}
