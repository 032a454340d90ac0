import type { Blog, BlogOverview } from '@site/kit/api/blog.ts';
import { type BlogDetails, blogDetails } from '@site/kit/api/blog-details.ts';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import type { WhichBlogs } from '@site/kit/remote/services.ts';
import { isAllowedPictureAddress } from '@site/kit/safe-html/allowed-html.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { BlogRow } from '../database/schema.ts';
import {
  type FetchedPictures,
  fetchedThumbnail,
  parseFetchedPictures,
  withFetchedPictures,
} from './fetched-pictures.ts';

/** A post to save. `updatedAt` is in epoch milliseconds; `description` may be any HTML and is sanitised. */
export type BlogDraft = Omit<Blog, 'updatedAt'> & {
  updatedAt: number;
  published: boolean;
  /** The Markdown file the post was published from. */
  sourceFile?: string;
};

/** A row of the table, published or not. */
export type StoredBlog = Selectable<BlogRow>;

export type BlogStore = {
  /** Returns all published posts, or only the newest, most recently updated first. */
  published: (options?: {
    newest?: number;
  }) => Promise<{ kind: 'listed'; blogs: readonly Blog[] } | DatabaseUnavailable>;
  /** Returns published posts without their bodies, most recently updated first. `beside` may be an unpublished post. */
  overviews: (
    which: WhichBlogs,
  ) => Promise<{ kind: 'listed'; blogs: readonly BlogOverview[] } | DatabaseUnavailable>;
  byId: (
    id: string,
  ) => Promise<{ kind: 'found'; blog: Blog } | { kind: 'missing' } | DatabaseUnavailable>;
  /** Inserts or replaces a post. */
  save: (draft: BlogDraft) => Promise<{ kind: 'saved' } | DatabaseUnavailable>;
  /** Returns the stored row, published or not; `null` for an unknown id. */
  readRow: (id: string) => Promise<{ kind: 'read'; row: StoredBlog | null } | DatabaseUnavailable>;
  /** Returns the rows of all published posts, most recently updated first. */
  publishedRows: () => Promise<{ kind: 'read'; rows: readonly StoredBlog[] } | DatabaseUnavailable>;
  /** Converts a stored row to the post that readers get. */
  blogOf: (row: StoredBlog) => Blog;
  /** Puts back a row read with `readRow`; `null` deletes the post. */
  restore: (id: string, row: StoredBlog | null) => Promise<{ kind: 'saved' } | DatabaseUnavailable>;
  /** Records the results of fetching a post's remote pictures; readers get our copies from then on. */
  noteFetchedPictures: (
    id: string,
    pictures: FetchedPictures,
  ) => Promise<{ kind: 'saved' } | DatabaseUnavailable>;
  /** Returns titles, dates and states of all posts, most recently updated first. */
  list: () => Promise<
    | {
        kind: 'listed';
        blogs: readonly Pick<StoredBlog, 'id' | 'title' | 'updated_at' | 'published'>[];
      }
    | DatabaseUnavailable
  >;
  /** Whether any published post uses the picture with this name. */
  showsPicture: (name: string) => Promise<{ kind: 'read'; shows: boolean } | DatabaseUnavailable>;
};

const overviewColumns = [
  'id',
  'title',
  'author',
  'thumbnail',
  'updated_at',
  'summary',
  'details',
  'fetched_pictures',
] as const;

/** Converts a post to the row that the store would write. */
export function storedRow({
  blogId,
  updatedAt,
  published,
  sourceFile,
  summary,
  details,
  ...rest
}: BlogDraft): StoredBlog {
  return {
    ...rest,
    id: blogId,
    updated_at: updatedAt,
    published: published ? 1 : 0,
    description: sanitiseBlogHtml(rest.description),
    summary: summary ?? '',
    source_file: sourceFile ?? '',
    details: details === undefined ? '' : JSON.stringify(details),
    fetched_pictures: '',
  };
}

export function createBlogStore({ db }: DatabaseHandle): BlogStore {
  // Sanitise on read too, in case a row was written some other way. Sanitising is slow enough to be a
  // denial-of-service vector, so cache the last result per row.
  const cleaned = new Map<string, { from: string; to: string }>();
  const clean = (row: StoredBlog): string => {
    const cached = cleaned.get(row.id);
    if (cached?.from === row.description) return cached.to;
    const to = sanitiseBlogHtml(row.description);
    cleaned.set(row.id, { from: row.description, to });
    return to;
  };
  const toBlog = (row: StoredBlog): Blog => {
    const fetched = parseFetchedPictures(row.fetched_pictures);
    const details = parseDetails(row.details);
    const picture = fetchedThumbnail(row.thumbnail, fetched)?.picture;
    return {
      ...toOverview(row),
      description: withFetchedPictures(clean(row), fetched),
      ...(details || picture ? { details: { ...details, ...(picture && { picture }) } } : {}),
    };
  };
  const publishedRows = db.selectFrom('blogs').where('published', '=', 1);
  const newestFirst = publishedRows.orderBy('updated_at', 'desc').orderBy('id', 'desc');

  /** Returns the published posts immediately before or after this one by date, nearest first. */
  const nextTo = ({ id, updated_at }: StoredBlog, sign: '<' | '>', limit: number) => {
    const direction = sign === '<' ? 'desc' : 'asc';
    return publishedRows
      .select(overviewColumns)
      .where((where) =>
        where.or([
          where('updated_at', sign, updated_at),
          where.and([where('updated_at', '=', updated_at), where('id', sign, id)]),
        ]),
      )
      .orderBy('updated_at', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute();
  };
  const readRow = async (id: string): Promise<StoredBlog | null> =>
    (await db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  const overviewRows = async (which: WhichBlogs) => {
    if (which === 'all') return newestFirst.select(overviewColumns).execute();
    if ('newest' in which) {
      return newestFirst.select(overviewColumns).limit(which.newest).execute();
    }
    const row = await readRow(which.beside);
    if (row === null) return [];
    const newer = await nextTo(row, '>', which.each);
    return [...newer.toReversed(), ...(await nextTo(row, '<', which.each))];
  };
  const write = async (row: StoredBlog): Promise<{ kind: 'saved' }> => {
    const { id: _id, ...changes } = row;
    await db
      .insertInto('blogs')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
    return { kind: 'saved' };
  };

  return {
    published: ({ newest } = {}) =>
      attempt(async () => {
        const rows = newestFirst.selectAll();
        const read = await (newest === undefined ? rows : rows.limit(newest)).execute();
        return { kind: 'listed', blogs: read.map(toBlog) } as const;
      }),

    overviews: (which) =>
      attempt(async () => {
        const rows = await overviewRows(which);
        return { kind: 'listed', blogs: rows.map(toOverview) } as const;
      }),

    byId: (id) =>
      attempt(async () => {
        const row = await publishedRows.selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined
          ? ({ kind: 'missing' } as const)
          : ({ kind: 'found', blog: toBlog(row) } as const);
      }),

    save: (draft) => attempt(() => write(storedRow(draft))),

    readRow: (id) => attempt(async () => ({ kind: 'read', row: await readRow(id) }) as const),

    publishedRows: () =>
      attempt(
        async () => ({ kind: 'read', rows: await newestFirst.selectAll().execute() }) as const,
      ),

    blogOf: toBlog,

    restore: (id, row) =>
      attempt(async () => {
        if (row) return write(row);
        await db.deleteFrom('blogs').where('id', '=', id).execute();
        return { kind: 'saved' } as const;
      }),

    noteFetchedPictures: (id, pictures) =>
      attempt(async () => {
        await db
          .updateTable('blogs')
          .set({ fetched_pictures: JSON.stringify(pictures) })
          .where('id', '=', id)
          .execute();
        return { kind: 'saved' } as const;
      }),

    list: () =>
      attempt(async () => {
        const blogs = await db
          .selectFrom('blogs')
          .select(['id', 'title', 'updated_at', 'published'])
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return { kind: 'listed', blogs } as const;
      }),

    showsPicture: (name) =>
      attempt(async () => {
        const row = await publishedRows
          .select('id')
          .where((where) =>
            where.or(
              (['thumbnail', 'description', 'details', 'fetched_pictures'] as const).map((column) =>
                where(column, 'like', `%/${name}%`),
              ),
            ),
          )
          .executeTakeFirst();
        return { kind: 'read', shows: row !== undefined } as const;
      }),
  };
}

function toOverview({
  id,
  updated_at,
  title,
  author,
  thumbnail,
  summary,
  details,
  fetched_pictures,
}: Pick<StoredBlog, (typeof overviewColumns)[number]>): BlogOverview {
  const own = fetchedThumbnail(thumbnail, parseFetchedPictures(fetched_pictures))?.address;
  const category = parseDetails(details)?.category;
  return {
    blogId: id,
    title,
    author,
    thumbnail: own ?? (isAllowedPictureAddress(thumbnail) ? thumbnail : ''),
    updatedAt: new Date(updated_at).toISOString(),
    ...(summary === '' ? {} : { summary }),
    ...(category === undefined ? {} : { details: { category } }),
  };
}

/** `null` when there are no details or they don't fit the schema. */
function parseDetails(json: string): BlogDetails | null {
  if (json === '') return null;
  try {
    const read = v.safeParse(blogDetails, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
