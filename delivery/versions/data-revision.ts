import type { Blog } from '@site/kit/api/blog.ts';
import { blogDetails } from '@site/kit/api/blog-details.ts';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';

/**
 * What pages are rendered from besides releases: the published posts and their pictures, as they were at one
 * moment. Composing reads a revision and never the database, so what a version says can be made again.
 */
export const dataRevisionSchema = v.object({
  /** Published posts, the last changed first. */
  posts: v.array(
    v.object({
      overview: v.object({
        blogId: v.string(),
        title: v.string(),
        author: v.string(),
        thumbnail: v.string(),
        updatedAt: v.string(),
        summary: v.exactOptional(v.string()),
        details: v.exactOptional(v.pick(blogDetails, ['category'])),
      }),
      /** The whole post as its readers get it. */
      hash: blobHash,
      /** A hash of the row in the database, by which an unchanged post is recognised. */
      row: v.string(),
      /** The file names of the pictures it shows. */
      pictures: v.array(v.string()),
      /** Whether it still shows pictures of other hosts, which could not be fetched. */
      hasForeignPictures: v.boolean(),
    }),
  ),
  /** The pictures of posts by file name. */
  pictures: v.record(v.string(), blobHash),
});

/** The published posts and their pictures at one moment. */
export type DataRevision = v.InferOutput<typeof dataRevisionSchema>;

/** The data of a site without any post. */
export const noPosts: DataRevision = { posts: [], pictures: {} };

/** What a revision says of a post besides its words. */
export function overviewOf({
  blogId,
  title,
  author,
  thumbnail,
  updatedAt,
  summary,
  details,
}: Blog): DataRevision['posts'][number]['overview'] {
  const category = details?.category;
  return {
    blogId,
    title,
    author,
    thumbnail,
    updatedAt,
    ...(summary === undefined ? {} : { summary }),
    ...(category === undefined ? {} : { details: { category } }),
  };
}
