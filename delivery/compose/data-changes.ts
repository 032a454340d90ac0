import type { DataChange } from '@site/kit/remote/contract.ts';
import { POSTS_BESIDE } from '@site/kit/post-cards/post-card-data.ts';
import type { DataRevision } from '../versions/data-revision.ts';

/** Lists the posts added, changed or removed between two revisions. */
export function dataChanges(before: DataRevision, after: DataRevision): readonly DataChange[] {
  const hashesById = ({ posts }: DataRevision) =>
    new Map(posts.map(({ overview, hash }) => [overview.blogId, hash]));
  const hashesBefore = hashesById(before);
  const hashesAfter = hashesById(after);
  const ids = [...new Set([...hashesBefore.keys(), ...hashesAfter.keys()])];
  return ids
    .filter((id) => hashesBefore.get(id) !== hashesAfter.get(id))
    .map((blogId) => ({ kind: 'blog', blogId, besideBefore: neighboursOf(before, blogId) }));
}

/** Returns the posts whose pages linked to this one. */
function neighboursOf({ posts }: DataRevision, blogId: string): string[] {
  const ids = posts.map(({ overview }) => overview.blogId);
  const at = ids.indexOf(blogId);
  if (at < 0) return [];
  return ids
    .slice(Math.max(0, at - POSTS_BESIDE), at + POSTS_BESIDE + 1)
    .filter((id) => id !== blogId);
}
