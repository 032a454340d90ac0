import * as v from 'valibot';
import { type BlogDetails, blogDetails } from './blog-details.ts';

export const blogIdPattern = /^[\w-]{1,64}$/;

const id = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]));
const textOrEmpty = v.nullish(v.string(), '');

/**
 * A published blog as any configured service returns it (specification, section 3). Unlisted fields are dropped. The id
 * may be in `id` instead; a blog with neither gets an empty id and links to `/blog`.
 */
export const blog = v.pipe(
  v.object({
    blogId: id,
    id,
    title: v.string(),
    author: textOrEmpty,
    thumbnail: textOrEmpty,
    updatedAt: textOrEmpty,
    description: textOrEmpty,
    summary: v.fallback(v.optional(v.string()), undefined),
    // Another service may use this field name for something else; don't reject the post over it.
    details: v.fallback(v.optional(blogDetails), undefined),
  }),
  v.transform(({ id: otherId, blogId, ...rest }) => ({ blogId: blogId ?? otherId ?? '', ...rest })),
);

/**
 * A published blog. `description` is HTML, which our service sanitises on write and on read. `updatedAt` is an ISO 8601
 * date or timestamp, or a date in words. `thumbnail` is a URL, or empty. `summary` is one or two sentences; only our
 * own service sends it and `details`.
 */
export type Blog = v.InferOutput<typeof blog>;

/**
 * A published blog without its body, for cards, feeds and search. A blog without an id keeps its body, because it can't
 * be fetched again. Of `details`, only what the home page needs is kept.
 */
export type BlogOverview = Omit<Blog, 'description' | 'details'> &
  Partial<Pick<Blog, 'description'>> & { details?: Pick<BlogDetails, 'category'> | undefined };
