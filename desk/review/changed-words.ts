import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import { partName } from '@site/delivery/releases/release.ts';
import type { PageDifference } from '@site/delivery/versions/page-differences.ts';
import { type PageEntry, shortTitle } from '@site/delivery/versions/part-manifest.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { oneLine, type PageWords, pageWords } from './page-words.ts';
import { noWords, wordChanges, wordChangesSchema } from './word-changes.ts';

const PAGES_AT_ONCE = 8;

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

/** The live version, the one that a promotion would make live, and the pages that differ. */
export type Comparison = {
  from: SiteVersion | null;
  to: SiteVersion;
  differences: readonly PageDifference[];
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
  ];
  return { blocks: [...about, ...blocks], citations };
}
