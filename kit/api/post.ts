import * as v from 'valibot';
import { type PostDetails, postDetails } from './post-details.ts';

export const postIdPattern = /^[\w-]{1,64}$/;

const id = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]));
const textOrEmpty = v.nullish(v.string(), '');

/**
 * A published blog as any configured service returns it (specification, section 3). Drops unlisted fields. Also accepts
 * the blog's id as `id`; a blog with neither field gets an empty id and links to `/blog`.
 */
export const postSchema = v.pipe(
  v.object({
    blogId: id,
    id,
    title: v.string(),
    author: textOrEmpty,
    thumbnail: textOrEmpty,
    updatedAt: textOrEmpty,
    description: textOrEmpty,
    summary: v.fallback(v.optional(v.string()), undefined),
    // Another service may use this field name for something else, so don't reject the post because of it.
    details: v.fallback(v.optional(postDetails), undefined),
  }),
  v.transform(({ id: otherId, blogId, ...rest }) => ({ blogId: blogId ?? otherId ?? '', ...rest })),
);

/**
 * A published blog. `description` is HTML, which our service sanitises on write and on read. `updatedAt` is an ISO 8601
 * date or timestamp, or a date in words. `thumbnail` is a URL, or empty. `summary` is one or two sentences. Only our
 * own service returns `summary` and `details`.
 */
export type Post = v.InferOutput<typeof postSchema>;

/**
 * A published blog without its body, for cards, feeds and search. A blog without an id keeps its body, because it can't
 * be fetched by id later. `details` contains only the category, for the home page.
 */
export type PostOverview = Omit<Post, 'description' | 'details'> &
  Partial<Pick<Post, 'description'>> & { details?: Pick<PostDetails, 'category'> | undefined };
