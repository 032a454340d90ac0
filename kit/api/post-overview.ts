import * as v from 'valibot';
import { postCategory } from './post-category.ts';

/** Ids of the posts that come with the site, which are documents; the specification has 101 to 108 (section 3). */
export const builtInPostIds = /^1\d\d$/;

/** Whether a post with this id comes with the site. No published post can have such an id. */
export function isBuiltInPost(id: string): boolean {
  return builtInPostIds.test(id);
}

/** A post's overview as versions and releases store it. */
export const overviewSchema = v.object({
  blogId: v.string(),
  title: v.string(),
  author: v.string(),
  thumbnail: v.string(),
  updatedAt: v.string(),
  summary: v.exactOptional(v.string()),
  details: v.exactOptional(v.object({ category: v.exactOptional(postCategory) })),
});
