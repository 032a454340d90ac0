import { diffArrays } from 'diff';
import type { Citation, PageWords } from './page-words.ts';

/** A changed block of text. New if `before` is `null`, removed if `after` is `null`. */
export type WordChange = { before: string | null; after: string | null };

/** How the text of a page changed. */
export type WordChanges = {
  words: readonly WordChange[];
  /** Citations that were added and removed. */
  cites: { added: readonly Citation[]; removed: readonly Citation[] };
};

/** The text of a missing page. */
export const noWords: PageWords = { blocks: [], citations: [] };

/** Compares two texts of a page block by block. */
export function wordChanges(before: PageWords, after: PageWords): WordChanges {
  return {
    words: changedBlocks(before.blocks, after.blocks),
    cites: {
      added: without(after.citations, before.citations),
      removed: without(before.citations, after.citations),
    },
  };
}

/** Whether no visible text changed. */
export function isSilent({ words, cites }: WordChanges): boolean {
  return words.length === 0 && cites.added.length === 0 && cites.removed.length === 0;
}

function changedBlocks(before: readonly string[], after: readonly string[]): WordChange[] {
  const changes: WordChange[] = [];
  let removedBlocks: string[] = [];
  let addedBlocks: string[] = [];
  // Pairs removed and added blocks in the same place.
  const endPlace = () => {
    for (let index = 0; index < Math.max(removedBlocks.length, addedBlocks.length); index += 1) {
      changes.push({ before: removedBlocks[index] ?? null, after: addedBlocks[index] ?? null });
    }
    removedBlocks = [];
    addedBlocks = [];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) removedBlocks = [...removedBlocks, ...value];
    else if (added) addedBlocks = [...addedBlocks, ...value];
    else endPlace();
  }
  endPlace();
  return changes;
}

/** The citations that are not among the others. */
function without(some: readonly Citation[], others: readonly Citation[]): Citation[] {
  const known = new Set(others.map(nameOf));
  return some.filter((citation) => !known.has(nameOf(citation)));
}

function nameOf({ kind, text, url }: Citation): string {
  return `${kind} ${url} ${text}`;
}
