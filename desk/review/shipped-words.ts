import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { pageDifferences } from '@site/delivery/versions/page-differences.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import { type ChangedPage, changedWords, wordsOf } from './changed-words.ts';

/** A promotion and its text changes. */
export type ShippedWords = { entry: JournalEntry; pages: readonly ChangedPage[] };

/** A promotion that added a sentence, and the pages it was added to. */
export type SentenceAddition = { entry: JournalEntry; paths: readonly string[] };

/** How many versions and audit entries are searched. */
const MAX_SEARCHED = 500;

/**
 * The text changes of the latest promotion to this version. `null` if there was none, or either of its versions was
 * pruned.
 */
export async function shippedWords(stores: Stores, version: string): Promise<ShippedWords | null> {
  const entries = await stores.registry.journal(MAX_SEARCHED);
  const entry = entries.find(({ outcome, after }) => outcome === 'live' && after === version);
  const pages = entry ? await wordsOfEntry(stores, entry) : null;
  return entry && pages ? { entry, pages } : null;
}

/** The text changes of an audit entry; `null` if it is not a promotion, or either of its versions was pruned. */
export async function wordsOfEntry(
  { registry, blobs }: Stores,
  { outcome, before, after }: JournalEntry,
): Promise<readonly ChangedPage[] | null> {
  if (outcome !== 'live' || after === null) return null;
  const kept = await registry.versions(MAX_SEARCHED);
  const versionOf = (id: string | null) => kept.find((each) => each.id === id)?.version ?? null;
  const [from, to] = [versionOf(before), versionOf(after)];
  if (!to || (before !== null && !from)) return null;
  return changedWords(blobs, await pageDifferences(blobs, from, to));
}

/**
 * Finds promotions that added a sentence to a page, newest first, as far back as versions are kept. Ignores case and
 * whitespace.
 */
export async function findSentence(
  stores: Stores,
  sentence: string,
): Promise<readonly SentenceAddition[]> {
  const { blobs } = stores;
  const wanted = plain(sentence);
  const found: SentenceAddition[] = [];
  for (const { entry, before, after } of await shippings(stores)) {
    const paths: string[] = [];
    for (const difference of await pageDifferences(blobs, before, after)) {
      const has = async (page: typeof difference.after) => {
        const { blocks, citations } = await wordsOf(blobs, page);
        return [...blocks.map(({ words }) => words), ...citations.map(({ text }) => text)].some(
          (words) => plain(words).includes(wanted),
        );
      };
      if ((await has(difference.after)) && !(await has(difference.before))) {
        paths.push(difference.path);
      }
    }
    if (paths.length > 0) found.push({ entry, paths });
  }
  return found;
}

/** Audit entries that changed the live version, newest first, with both versions. */
async function shippings({
  registry,
}: Stores): Promise<{ entry: JournalEntry; before: SiteVersion | null; after: SiteVersion }[]> {
  const kept = await registry.versions(MAX_SEARCHED);
  const versions = new Map(kept.map(({ id, version }) => [id, version]));
  const entries = await registry.journal(MAX_SEARCHED);
  return entries.flatMap((entry) => {
    if (entry.outcome !== 'live' || entry.after === null) return [];
    const after = versions.get(entry.after);
    const before = entry.before === null ? null : versions.get(entry.before);
    return after && before !== undefined ? [{ entry, before, after }] : [];
  });
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
