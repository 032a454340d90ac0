import type { Post } from '@site/kit/api/post.ts';
import { type PostDetails, postDetails } from '@site/kit/api/post-details.ts';
import { sanitisePostHtml } from '@site/kit/post-html/sanitise-post-html.ts';
import { isAllowedPictureAddress } from '@site/kit/safe-html/allowed-html.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import {
  attempt,
  attemptOrThrow,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { PostRow } from '../database/schema.ts';

/** A post to store. `updatedAt` is in epoch milliseconds; `description` may be any HTML and is sanitised. */
export type NewPost = Omit<Post, 'updatedAt'> & {
  updatedAt: number;
  published: boolean;
  /** Where the post was published from: a Markdown file or a draft of the desk. */
  origin?: string;
};

/** A row of the table, published or not. */
export type StoredPost = Selectable<PostRow>;

/** `published` and `byId` report an unavailable database; all other methods throw. */
export type PostStore = {
  /** Returns all published posts, or only the newest, most recently updated first. */
  published: (options?: {
    newest?: number;
  }) => Promise<{ kind: 'listed'; posts: readonly Post[] } | DatabaseUnavailable>;
  byId: (
    id: string,
  ) => Promise<{ kind: 'found'; post: Post } | { kind: 'missing' } | DatabaseUnavailable>;
  /** Inserts or replaces a post. */
  save: (post: NewPost) => Promise<void>;
  /** Returns the stored row, published or not; `null` for an unknown id. */
  read: (id: string) => Promise<StoredPost | null>;
  /** Returns the rows of all published posts. */
  publishedRows: () => Promise<readonly StoredPost[]>;
  /** Puts back a row; `null` deletes the post. */
  restore: (id: string, row: StoredPost | null) => Promise<void>;
  /** Returns titles, dates and states of all posts, most recently updated first. */
  list: () => Promise<readonly Pick<StoredPost, 'id' | 'title' | 'updated_at' | 'published'>[]>;
  /** Whether any published post uses the picture with this name. */
  showsPicture: (name: string) => Promise<boolean>;
};

/** Converts a post to the row that the store would write. */
export function storedPost({
  blogId,
  updatedAt,
  published,
  origin = '',
  summary = '',
  details,
  description,
  ...rest
}: NewPost): StoredPost {
  return {
    ...rest,
    id: blogId,
    updated_at: updatedAt,
    published: published ? 1 : 0,
    description: sanitisePostHtml(description),
    summary,
    origin,
    details: details === undefined ? '' : JSON.stringify(details),
  };
}

export function createPostStore({ db }: DatabaseHandle): PostStore {
  // Sanitise on read too, in case a row was written some other way. Sanitising is slow enough to be a
  // denial-of-service vector, so cache the last result per row.
  const cleaned = new Map<string, { from: string; post: Post }>();
  const shown = (row: StoredPost): Post => {
    const from = JSON.stringify(row);
    const cached = cleaned.get(row.id);
    if (cached?.from === from) return cached.post;
    const post = postOf(row);
    cleaned.set(row.id, { from, post });
    return post;
  };
  const published = db.selectFrom('posts').where('published', '=', 1);
  const newestFirst = published.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc');
  const write = async (row: StoredPost): Promise<void> => {
    const { id: _id, ...changes } = row;
    await db
      .insertInto('posts')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  };

  return {
    published: ({ newest } = {}) =>
      attempt(async () => {
        const rows = newest === undefined ? newestFirst : newestFirst.limit(newest);
        return { kind: 'listed', posts: (await rows.execute()).map(shown) } as const;
      }),

    byId: (id) =>
      attempt(async () => {
        const row = await published.selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined
          ? ({ kind: 'missing' } as const)
          : ({ kind: 'found', post: shown(row) } as const);
      }),

    save: (post) => attemptOrThrow(() => write(storedPost(post))),

    read: (id) =>
      attemptOrThrow(async () => {
        const row = db.selectFrom('posts').selectAll().where('id', '=', id);
        return (await row.executeTakeFirst()) ?? null;
      }),

    publishedRows: () => attemptOrThrow(() => newestFirst.execute()),

    restore: (id, row) =>
      attemptOrThrow(async () => {
        if (row) await write(row);
        else await db.deleteFrom('posts').where('id', '=', id).execute();
      }),

    list: () =>
      attemptOrThrow(() =>
        db
          .selectFrom('posts')
          .select(['id', 'title', 'updated_at', 'published'])
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
      ),

    showsPicture: (name) =>
      attemptOrThrow(async () => {
        const columns = ['thumbnail', 'description', 'details'] as const;
        const row = await published
          .select('id')
          .where(({ or, eb }) => or(columns.map((column) => eb(column, 'like', `%/${name}%`))))
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

/** Converts a stored row to the post that readers get. */
export function postOf({ id, updated_at, thumbnail, summary, details, ...row }: StoredPost): Post {
  const parsed = parseDetails(details);
  return {
    blogId: id,
    title: row.title,
    author: row.author,
    thumbnail: isAllowedPictureAddress(thumbnail) ? thumbnail : '',
    updatedAt: new Date(updated_at).toISOString(),
    description: sanitisePostHtml(row.description),
    ...(summary === '' ? {} : { summary }),
    ...(parsed === null ? {} : { details: parsed }),
  };
}

/** `null` when there are no details or they don't fit the schema. */
function parseDetails(json: string): PostDetails | null {
  if (json === '') return null;
  try {
    const read = v.safeParse(postDetails, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
