import { diffArrays } from 'diff';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { type Citation, citation, type PageWords } from './page-words.ts';

/** A changed block of text. New if `before` is `null`, removed if `after` is `null`. */
const wordChange = v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) });

export type WordChange = v.InferOutput<typeof wordChange>;

const citations = listOf(citation);

/** How the text of a page changed. */
export const wordChangesSchema = v.object({
  words: listOf(wordChange),
  /** How many blocks have only moved to another place. */
  moved: v.number(),
  /** Citations that were added and removed. */
  cites: v.object({ added: citations, removed: citations }),
});

export type WordChanges = v.InferOutput<typeof wordChangesSchema>;

/** The text of a missing page. */
export const noWords: PageWords = { blocks: [], citations: [] };

/** Compares two texts of a page block by block. */
export function wordChanges(before: PageWords, after: PageWords): WordChanges {
  const { changes, moved } = changedBlocks(before.blocks, after.blocks);
  return { words: changes, moved, cites: citationChanges(before, after) };
}

/** Compares the citations of a page. */
export function citationChanges(before: PageWords, after: PageWords): WordChanges['cites'] {
  return {
    added: without(after.citations, before.citations),
    removed: without(before.citations, after.citations),
  };
}

/** Whether no visible text changed. */
export function isSilent({ words, moved, cites }: WordChanges): boolean {
  return [words, cites.added, cites.removed].every((list) => list.length === 0) && moved === 0;
}

function changedBlocks(
  before: readonly string[],
  after: readonly string[],
): { changes: WordChange[]; moved: number } {
  const changes: WordChange[] = [];
  const parts = diffArrays([...before], [...after]);
  const comes = countOf(parts.flatMap(({ added, value }) => (added ? value : [])));
  const goes = countOf(parts.flatMap(({ removed, value }) => (removed ? value : [])));
  let moved = 0;
  /** Drops blocks that exist on the other side too, because they only moved. */
  const keep = (blocks: readonly string[], others: Map<string, number>) =>
    blocks.filter((block) => {
      const left = others.get(block) ?? 0;
      others.set(block, left - 1);
      return left <= 0;
    });
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
  for (const { added, removed, value } of parts) {
    if (removed) {
      const kept = keep(value, comes);
      moved += value.length - kept.length;
      removedBlocks = [...removedBlocks, ...kept];
    } else if (added) addedBlocks = [...addedBlocks, ...keep(value, goes)];
    else endPlace();
  }
  endPlace();
  return { changes, moved };
}

function countOf(blocks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1);
  return counts;
}

/** The citations that are not among the others. */
function without(some: readonly Citation[], others: readonly Citation[]): Citation[] {
  const known = new Set(others.map(nameOf));
  return some.filter((citation) => !known.has(nameOf(citation)));
}

/** A citation as one text. */
export function nameOf({ kind, text, url }: Citation): string {
  return `${kind} ${url} ${text}`;
}
