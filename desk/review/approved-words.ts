import { type BlobStore, hashOf } from '@site/delivery/blobs/blob-store.ts';
import type { PageDifference } from '@site/delivery/versions/page-differences.ts';
import { citationChanges, diffBlocks, nameOf, wordsOf } from './changed-words.ts';
import { markOf } from './needed-approvals.ts';

/**
 * Identifies everything that a reviewer sees of the differing pages, for storing it with an approval: each page as a
 * whole, and each changed block.
 */
export async function approvedWords(
  blobs: BlobStore,
  differences: readonly PageDifference[],
): Promise<readonly string[]> {
  const words: string[] = [];
  for (const difference of differences) {
    words.push(pageMark(difference), ...(await changeMarks(blobs, difference)));
  }
  return words;
}

/**
 * The first of these pages whose changes are not all among the approved ones; `null` if there is none. A page that is
 * exactly as reviewed is not read.
 */
export async function firstUnapproved(
  blobs: BlobStore,
  pages: readonly PageDifference[],
  approved: ReadonlySet<string>,
): Promise<string | null> {
  for (const page of pages) {
    if (approved.has(pageMark(page))) continue;
    const marks = await changeMarks(blobs, page);
    if (!marks.every((mark) => approved.has(mark))) return page.path;
  }
  return null;
}

/** A page before and after, whatever the shell around it. */
function pageMark({ path, before, after }: PageDifference): string {
  const shown = [before, after].map((page) => page?.fragment ?? page?.hash ?? '');
  return markOf('page', path, ...shown);
}

/**
 * The changed blocks of a page. An added block counts with the one before it, because "Never give" says nothing without
 * what follows.
 */
async function changeMarks(
  blobs: BlobStore,
  { path, before, after }: PageDifference,
): Promise<readonly string[]> {
  const [was, is] = [await wordsOf(blobs, before), await wordsOf(blobs, after)];
  const marks: string[] = [];
  let previous = '';
  for (const { added, removed, value } of diffBlocks(was.blocks, is.blocks)) {
    for (const { words: block } of value) {
      if (removed) marks.push(markOf('removed', path, block));
      if (added) marks.push(markOf('added', path, previous, block));
      if (!removed) previous = block;
    }
  }
  const cites = citationChanges(was, is);
  for (const cite of cites.added) marks.push(markOf('cited', path, nameOf(cite)));
  for (const cite of cites.removed) marks.push(markOf('no longer cited', path, nameOf(cite)));
  return marks;
}

/** Identifies everything that a reviewer has read, from `approvedWords`. */
export function seenMark(words: readonly string[]): string {
  return hashOf(words.join(' ')).slice(0, 24);
}
