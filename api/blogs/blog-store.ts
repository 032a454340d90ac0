import type { Blog } from '@site/kit/api/contract.ts';
import {
  isAllowedPictureAddress,
  sanitiseBlogHtml,
} from '@site/kit/blog-html/sanitise-blog-html.ts';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { BlogRow } from '../database/schema.ts';

/** A blog to keep. `updatedAt` is in epoch milliseconds; `description` may be any HTML and is cleaned. */
export type BlogDraft = Omit<Blog, 'updatedAt'> & { updatedAt: number; published: boolean };

/** Keeps the blogs. */
export type BlogStore = {
  /** Every published blog, the last changed first. */
  published: () => Promise<{ kind: 'listed'; blogs: readonly Blog[] } | DatabaseUnavailable>;
  /** One published blog. */
  byId: (
    id: string,
  ) => Promise<{ kind: 'found'; blog: Blog } | { kind: 'missing' } | DatabaseUnavailable>;
  /** Adds a blog, or replaces the one with its id. */
  save: (draft: BlogDraft) => Promise<{ kind: 'saved' } | DatabaseUnavailable>;
};

/** A store on an open, migrated database. */
export function createBlogStore({ db }: DatabaseHandle): BlogStore {
  // Reading cleans again, so a row written past this store is safe too. Cleaning is slow enough that anybody
  // could tie up the service by asking often, so each row's last result is kept.
  const cleaned = new Map<string, { from: string; to: string }>();
  const clean = (row: BlogRow): string => {
    const known = cleaned.get(row.id);
    if (known?.from === row.description) return known.to;
    const to = sanitiseBlogHtml(row.description);
    cleaned.set(row.id, { from: row.description, to });
    return to;
  };
  const toBlog = (row: BlogRow): Blog => ({
    blogId: row.id,
    title: row.title,
    author: row.author,
    thumbnail: isAllowedPictureAddress(row.thumbnail) ? row.thumbnail : '',
    updatedAt: new Date(row.updated_at).toISOString(),
    description: clean(row),
  });
  const publishedRows = db.selectFrom('blogs').selectAll().where('published', '=', 1);

  return {
    published: () =>
      attempt(async () => {
        const rows = await publishedRows
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return { kind: 'listed', blogs: rows.map(toBlog) } as const;
      }),

    byId: (id) =>
      attempt(async () => {
        const row = await publishedRows.where('id', '=', id).executeTakeFirst();
        return row === undefined
          ? ({ kind: 'missing' } as const)
          : ({ kind: 'found', blog: toBlog(row) } as const);
      }),

    save: ({ blogId, updatedAt, published, ...rest }) =>
      attempt(async () => {
        const { id, ...changes }: BlogRow = {
          ...rest,
          id: blogId,
          updated_at: updatedAt,
          published: published ? 1 : 0,
          description: sanitiseBlogHtml(rest.description),
        };
        await db
          .insertInto('blogs')
          .values({ id, ...changes })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
          .execute();
        return { kind: 'saved' } as const;
      }),
  };
}
