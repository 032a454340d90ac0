import type { Post } from '@site/kit/api/post.ts';
import { type PostDetails, postDetails } from '@site/kit/api/post-details.ts';
import { sanitisePostHtml } from '@site/kit/post-html/sanitise-post-html.ts';
import { isAllowedPictureAddress } from '@site/kit/safe-html/allowed-html.ts';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { PostRow, Schema, WithdrawnPostRow } from '../database/schema.ts';
import type { PictureFile } from './post-pictures.ts';

/** A post to store. `updatedAt` is in epoch milliseconds; `description` may be any HTML and is sanitised. */
export type NewPost = Omit<Post, 'updatedAt'> & {
  updatedAt: number;
  /** Where the post was published from: a Markdown file or a draft of the desk. */
  origin?: string;
};

/** A row of the table. */
export type StoredPost = Selectable<PostRow>;

export type PostStore = ReturnType<typeof createPostStore>;

/** Converts a post to its row. */
export function storedPost(post: NewPost): StoredPost {
  const { blogId, updatedAt, origin = '', summary = '', details, description, ...rest } = post;
  return {
    ...rest,
    id: blogId,
    updated_at: updatedAt,
    description: sanitisePostHtml(description),
    summary,
    origin,
    details: details === undefined ? '' : JSON.stringify(details),
  };
}

/** Stores the published posts. All methods throw if the database is unavailable. */
export function createPostStore({ db }: DatabaseHandle) {
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
  const newestFirst = db
    .selectFrom('posts')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  const rows = () => attempt(() => newestFirst.execute());
  const read = (id: string): Promise<StoredPost | null> =>
    attempt(async () => {
      const row = db.selectFrom('posts').selectAll().where('id', '=', id);
      return (await row.executeTakeFirst()) ?? null;
    });

  return {
    /** Returns the stored rows, most recently updated first. */
    rows,
    /** Returns a stored row; `null` for an unknown id. */
    read,

    /** Returns all posts, or only the newest, as readers get them. */
    published: async ({ newest }: { newest?: number } = {}): Promise<readonly Post[]> => {
      const found =
        newest === undefined
          ? await rows()
          : await attempt(() => newestFirst.limit(newest).execute());
      return found.map(shown);
    },
    byId: async (id: string): Promise<Post | null> => {
      const row = await read(id);
      return row && shown(row);
    },

    /** Inserts or replaces a row, with its pictures. Pictures that no post shows any more are deleted. */
    put: (row: StoredPost, pictures: readonly PictureFile[] = []) =>
      inTransaction({ db }, async (transaction) => {
        const { id: _id, ...changes } = row;
        await transaction
          .insertInto('posts')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
          .execute();
        for (const { name, bytes } of pictures) {
          await transaction
            .insertInto('post_pictures')
            .values({ name, bytes: bytes.toString('base64') })
            // A name contains a hash of the source.
            .onConflict((conflict) => conflict.column('name').doNothing())
            .execute();
        }
        await removeUnshown(transaction);
      }),

    remove: (id: string) =>
      inTransaction({ db }, async (transaction) => {
        await transaction.deleteFrom('posts').where('id', '=', id).execute();
        await removeUnshown(transaction);
      }),

    /** Returns an encoded picture by its name; `null` if no published post shows it. */
    picture: (name: string): Promise<Buffer | null> =>
      attempt(async () => {
        const rows = db.selectFrom('post_pictures').select('bytes').where('name', '=', name);
        const found = await rows.executeTakeFirst();
        return found ? Buffer.from(found.bytes, 'base64') : null;
      }),

    /** Returns the built-in posts that are off the site. */
    withdrawn: (): Promise<readonly WithdrawnPostRow[]> =>
      attempt(() => db.selectFrom('withdrawn_posts').selectAll().orderBy('id').execute()),
    withdraw: (row: WithdrawnPostRow) =>
      attempt(async () => {
        const { id: _id, ...changes } = row;
        await db
          .insertInto('withdrawn_posts')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
          .execute();
      }),
    putBack: (id: string) =>
      attempt(async () => {
        await db.deleteFrom('withdrawn_posts').where('id', '=', id).execute();
      }),
  };
}

async function removeUnshown(db: Kysely<Schema>): Promise<void> {
  const posts = await db
    .selectFrom('posts')
    .select(['thumbnail', 'description', 'details'])
    .execute();
  const shown = new Set(posts.flatMap(picturesOf));
  const stored = await db.selectFrom('post_pictures').select('name').execute();
  const unshown = stored.map(({ name }) => name).filter((name) => !shown.has(name));
  if (unshown.length > 0) {
    await db.deleteFrom('post_pictures').where('name', 'in', unshown).execute();
  }
}

/** Finds the names of a post's pictures: content hash, width and extension. */
export function picturesOf({
  thumbnail,
  description,
  details,
}: Pick<StoredPost, 'thumbnail' | 'description' | 'details'>): string[] {
  const named = `${thumbnail} ${description} ${details}`.match(/[0-9a-f]{16}-\d{2,4}\.\w{3,4}/g);
  return [...new Set(named)];
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
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), postDetails), json);
  return read.success ? read.output : null;
}
