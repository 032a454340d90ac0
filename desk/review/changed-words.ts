import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { PageDifference } from '@site/delivery/versions/page-differences.ts';
import type { PageEntry } from '@site/delivery/versions/part-manifest.ts';
import { oneLine, type PageWords, pageWords } from './page-words.ts';
import { noWords, type WordChanges, wordChanges } from './word-changes.ts';

const PAGES_AT_ONCE = 8;

/** A page with visible changes. */
export type ChangedPage = WordChanges & {
  path: string;
  part: PartName;
  kind: 'added' | 'changed' | 'removed';
};

/** Compares the text of every differing page, in the order of the list. */
export function changedWords(
  blobs: BlobStore,
  differences: readonly PageDifference[],
): Promise<ChangedPage[]> {
  return mapConcurrently(differences, PAGES_AT_ONCE, async (difference) => {
    const { path, part, before, after } = difference;
    const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
    const changes = wordChanges(await wordsOf(blobs, before), await wordsOf(blobs, after));
    return { path, part, kind, ...changes };
  });
}

/** A page's text, including its title and description. */
export async function wordsOf(blobs: BlobStore, page: PageEntry | null): Promise<PageWords> {
  if (!page) return noWords;
  const { blocks, citations } = pageWords(String(await blobs.read(page.hash)));
  const about = [
    `[Title: ${oneLine(page.title)}]`,
    `[In search results: ${oneLine(page.description)}]`,
  ];
  return { blocks: [...about, ...blocks], citations };
}
