import * as v from 'valibot';
import { type BlogDetails, blogDetails } from './blog-details.ts';

/** The ids a blog may have in an address. */
export const blogIdPattern = /^[\w-]{1,64}$/;

const id = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]));
const textOrNothing = v.nullish(v.string(), '');

/**
 * A published blog as any configured service sends it (specification, section 3). Unlisted fields are dropped.
 * A blog may call its id `id`; one without either gets the empty id, which links to `/blog`.
 */
export const blog = v.pipe(
  v.object({
    blogId: id,
    id,
    title: v.string(),
    author: textOrNothing,
    thumbnail: textOrNothing,
    updatedAt: textOrNothing,
    description: textOrNothing,
    summary: v.fallback(v.optional(v.string()), undefined),
    // Another service's field of this name must not cost the whole post.
    details: v.fallback(v.optional(blogDetails), undefined),
  }),
  v.transform(({ id: otherId, blogId, ...rest }) => ({ blogId: blogId ?? otherId ?? '', ...rest })),
);

/**
 * A published blog. `description` is HTML, cleaned by this project's service when stored and when read.
 * `updatedAt` is an ISO 8601 date or moment, or a date in words. `thumbnail` is an address, or empty for none.
 * `summary` is one or two sentences; it and `details` are this project's own.
 */
export type Blog = v.InferOutput<typeof blog>;

/**
 * A published blog without its words, for cards, feeds and search. One without an id keeps them, because nothing else
 * knows them. Of its details it has what the home page features it with.
 */
export type BlogOverview = Omit<Blog, 'description' | 'details'> &
  Partial<Pick<Blog, 'description'>> & { details?: Pick<BlogDetails, 'category'> | undefined };
