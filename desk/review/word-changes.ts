import { diffArrays } from 'diff';
import type { Citation, PageWords } from './page-words.ts';

/** A block of words that is another, new (`before` is `null`) or gone (`after` is `null`). */
export type WordChange = { before: string | null; after: string | null };

/** How the words of a page differ from those before. */
export type WordChanges = {
  words: readonly WordChange[];
  /** What the page cites now and did not before, and the other way round. */
  cites: { added: readonly Citation[]; removed: readonly Citation[] };
};

/** The words of a page that is not there. */
export const noWords: PageWords = { blocks: [], citations: [] };

/** Compares the words of a page before and after, block by block. */
export function wordChanges(before: PageWords, after: PageWords): WordChanges {
  return {
    words: changedBlocks(before.blocks, after.blocks),
    cites: {
      added: lacking(after.citations, before.citations),
      removed: lacking(before.citations, after.citations),
    },
  };
}

/** Whether a reader would notice nothing. */
export function isSilent({ words, cites }: WordChanges): boolean {
  return words.length === 0 && cites.added.length === 0 && cites.removed.length === 0;
}

function changedBlocks(before: readonly string[], after: readonly string[]): WordChange[] {
  const changes: WordChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  // What is gone and what has come in one place are told as one change, as far as both reach.
  const endPlace = () => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      changes.push({ before: gone[index] ?? null, after: come[index] ?? null });
    }
    gone = [];
    come = [];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone = [...gone, ...value];
    else if (added) come = [...come, ...value];
    else endPlace();
  }
  endPlace();
  return changes;
}

/** Those of some that are not among the others. */
function lacking(some: readonly Citation[], others: readonly Citation[]): Citation[] {
  const known = new Set(others.map(nameOf));
  return some.filter((citation) => !known.has(nameOf(citation)));
}

function nameOf({ kind, text, url }: Citation): string {
  return `${kind} ${url} ${text}`;
}
