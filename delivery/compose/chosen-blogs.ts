import type { BlogOverview } from '@site/kit/api/blog.ts';
import type { WhichBlogs } from '@site/kit/remote/services.ts';

/** Those of all published posts, in their order, that a page wants; none beside a post that is not among them. */
export function chosenBlogs(
  all: readonly BlogOverview[],
  which: WhichBlogs,
): readonly BlogOverview[] {
  if (which === 'all') return all;
  if ('newest' in which) return all.slice(0, which.newest);
  const at = all.findIndex(({ blogId }) => blogId === which.beside);
  if (at < 0) return [];
  const newer = all.slice(Math.max(0, at - which.each), at);
  return [...newer, ...all.slice(at + 1, at + 1 + which.each)];
}
