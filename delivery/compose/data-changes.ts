import type { DataChange } from '@site/kit/remote/contract.ts';
import { POSTS_BESIDE } from '@site/kit/blog-cards/blog-card-data.ts';
import type { DataRevision } from '../versions/data-revision.ts';

/** What differs between two revisions of the data: posts that came, changed or went. */
export function dataChanges(before: DataRevision, after: DataRevision): readonly DataChange[] {
  const signs = ({ posts }: DataRevision) =>
    new Map(posts.map(({ overview, hash }) => [overview.blogId, hash]));
  const was = signs(before);
  const is = signs(after);
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  return ids
    .filter((id) => was.get(id) !== is.get(id))
    .map((blogId) => ({ kind: 'blog', blogId, besideBefore: besideIn(before, blogId) }));
}

/** The posts whose pages showed one as it was. */
function besideIn({ posts }: DataRevision, blogId: string): string[] {
  const ids = posts.map(({ overview }) => overview.blogId);
  const at = ids.indexOf(blogId);
  if (at < 0) return [];
  return ids
    .slice(Math.max(0, at - POSTS_BESIDE), at + POSTS_BESIDE + 1)
    .filter((id) => id !== blogId);
}
