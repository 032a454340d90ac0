import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import { partName } from '@site/delivery/releases/release.ts';
import type { PageDifference } from '@site/delivery/versions/page-differences.ts';
import { type PageEntry, shortTitle } from '@site/delivery/versions/part-manifest.ts';
import { diffArrays } from 'diff';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import {
  type Block,
  blockKind,
  type Citation,
  citation,
  oneLine,
  type PageWords,
  pageWords,
} from './page-words.ts';

const PAGES_AT_ONCE = 8;

/** A changed block of text. New if `before` is `null`, removed if `after` is `null`. */
const wordChange = v.object({
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** `text` if it is left out. */
  kind: v.optional(blockKind),
  /** The heading that it is below. */
  under: v.optional(v.string()),
});

export type WordChange = v.InferOutput<typeof wordChange>;

const citations = listOf(citation);

/** How the text of a page changed. */
const wordChangesSchema = v.object({
  words: listOf(wordChange),
  /** How many blocks have only moved to another place. */
  moved: v.number(),
  /** Citations that were added and removed. */
  cites: v.object({ added: citations, removed: citations }),
});

type WordChanges = v.InferOutput<typeof wordChangesSchema>;

/** What a page, or a post, does in a change. */
export const changeKind = v.picklist(['added', 'changed', 'removed']);

/** A page with visible changes. */
export const changedPage = v.object({
  path: v.string(),
  part: partName,
  /** Its title, without the name of the site. */
  title: v.string(),
  kind: changeKind,
  ...wordChangesSchema.entries,
  /** The pages that repeat some of its changes, which are left out there. */
  alsoOn: listOf(v.string()),
});

export type ChangedPage = Readonly<v.InferOutput<typeof changedPage>>;

/** Compares the text of every differing page, in the order of the list. */
export function changedWords(
  blobs: BlobStore,
  differences: readonly PageDifference[],
): Promise<ChangedPage[]> {
  return mapConcurrently(differences, PAGES_AT_ONCE, async (difference) => {
    const { path, part, before, after } = difference;
    const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
    const changes = wordChanges(await wordsOf(blobs, before), await wordsOf(blobs, after));
    const title = shortTitle((after ?? before)?.title ?? path);
    return { path, part, title, kind, ...changes, alsoOn: [] };
  });
}

/** A page's text, including its title and description. */
export async function wordsOf(blobs: BlobStore, page: PageEntry | null): Promise<PageWords> {
  if (!page) return noWords;
  const { blocks, citations } = pageWords(String(await blobs.read(page.hash)));
  const about = [
    `[Title: ${oneLine(page.title)}]`,
    `[In search results: ${oneLine(page.description)}]`,
  ].map((words): Block => ({ kind: 'text', words }));
  return { blocks: [...about, ...blocks], citations };
}

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

/** Compares blocks by their words: a change in markup alone is none. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]) {
  return diffArrays([...before], [...after], { comparator: (a, b) => a.words === b.words });
}

function changedBlocks(
  before: readonly Block[],
  after: readonly Block[],
): { changes: WordChange[]; moved: number } {
  const changes: WordChange[] = [];
  const parts = diffBlocks(before, after);
  const comes = countOf(parts.flatMap(({ added, value }) => (added ? value : [])));
  const goes = countOf(parts.flatMap(({ removed, value }) => (removed ? value : [])));
  let moved = 0;
  /** Drops blocks that exist on the other side too, because they only moved. */
  const keep = (blocks: readonly Block[], others: Map<string, number>) =>
    blocks.filter(({ words }) => {
      const left = others.get(words) ?? 0;
      others.set(words, left - 1);
      return left <= 0;
    });
  let removedBlocks: Block[] = [];
  let addedBlocks: Block[] = [];
  let [oldHeading, newHeading]: (string | undefined)[] = [];
  // Pairs removed and added blocks in the same place.
  const endPlace = () => {
    for (let index = 0; index < Math.max(removedBlocks.length, addedBlocks.length); index += 1) {
      const [was, is] = [removedBlocks[index], addedBlocks[index]];
      const { kind } = is ?? was ?? { kind: 'text' };
      if (was?.kind === 'heading') oldHeading = was.words;
      if (is?.kind === 'heading') newHeading = is.words;
      const heading = is ? newHeading : oldHeading;
      changes.push({
        before: was?.words ?? null,
        after: is?.words ?? null,
        kind,
        ...(kind !== 'heading' && heading !== undefined && { under: heading }),
      });
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
    else {
      endPlace();
      const last = value.findLast(({ kind }) => kind === 'heading')?.words;
      oldHeading = last ?? oldHeading;
      newHeading = last ?? newHeading;
    }
  }
  endPlace();
  return { changes, moved };
}

function countOf(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of blocks) counts.set(words, (counts.get(words) ?? 0) + 1);
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

/** A stretch of two texts: common, or replaced. */
export type WordSpan =
  | { kind: 'same'; words: string }
  | { kind: 'changed'; removed: string; added: string };

/**
 * Segments every script into words, and keeps numbers such as `0.5` whole, because half a number means something else.
 */
const words = new Intl.Segmenter('en-IN', { granularity: 'word' });

/** Compares two texts word by word. Merges changes separated by whitespace only. */
export function wordDiff(before: string, after: string): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  let removed = '';
  let added = '';
  const endSpan = () => {
    if (removed.trim() !== added.trim()) spans.push({ kind: 'changed', removed, added });
    else if (added !== '') spans.push({ kind: 'same', words: added });
    removed = '';
    added = '';
  };
  for (const part of diffArrays(wordsIn(before), wordsIn(after))) {
    const text = part.value.join('');
    const isCommon = !part.added && !part.removed;
    if (isCommon && text.trim() !== '') {
      endSpan();
      spans.push({ kind: 'same', words: text });
      continue;
    }
    if (!part.added) removed += text;
    if (!part.removed) added += text;
  }
  endSpan();
  return spans;
}

function wordsIn(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
