import { type ChangedPage, nameOf, type WordChange } from './changed-words.ts';

/** Shorter texts, such as a dose, say something only with the text around them, so every page shows them. In letters. */
const MIN_REPEATED = 40;

/** How many pages are named before the rest is counted. */
const MAX_NAMED = 3;

/**
 * Shows each change of a text once, on the page that the text belongs to, which names the other pages. Cards and lists
 * repeat the texts of the pages they lead to. Pages that are new or removed as a whole stay whole.
 */
export function withoutRepeats(pages: readonly ChangedPage[]): readonly ChangedPage[] {
  const owners = new Map<string, ChangedPage>();
  for (const page of pages) {
    for (const key of keysOf(page)) {
      const owner = owners.get(key);
      if (!owner || belongsCloser(page, owner)) owners.set(key, page);
    }
  }
  const repeatedOn = new Map<ChangedPage, Set<string>>();
  const reduced = pages.map((page): ChangedPage => {
    if (page.kind !== 'changed') return page;
    const isOwn = (key: string | null) => {
      const owner = key === null ? undefined : owners.get(key);
      if (!owner || owner === page) return true;
      repeatedOn.set(owner, (repeatedOn.get(owner) ?? new Set()).add(page.path));
      return false;
    };
    const { words, cites } = page;
    return {
      ...page,
      words: words.filter((change) => isOwn(keyOf(change))),
      cites: {
        added: cites.added.filter((cite) => isOwn(`added ${nameOf(cite)}`)),
        removed: cites.removed.filter((cite) => isOwn(`removed ${nameOf(cite)}`)),
      },
    };
  });
  return pages.map((page, index) => ({
    ...(reduced[index] ?? page),
    alsoOn: [...(repeatedOn.get(page) ?? [])],
  }));
}

/** Names a change by the pages whose own text changes: "ADHD; Autism; Sleep and 2 more". Empty if no text changes. */
export function titleOfPages(pages: readonly ChangedPage[]): string {
  const titles = pages
    .filter(({ words, cites }) =>
      [words, cites.added, cites.removed].some((list) => list.length > 0),
    )
    .map(({ title }) => title);
  return someOf(titles);
}

/** Names the first titles and counts the others. Titles have commas of their own. */
export function someOf(titles: readonly string[]): string {
  const named = titles.slice(0, MAX_NAMED).join('; ');
  const more = titles.length - MAX_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

function keysOf({ words, cites }: ChangedPage): readonly string[] {
  return [
    ...words.flatMap((change) => keyOf(change) ?? []),
    ...cites.added.map((cite) => `added ${nameOf(cite)}`),
    ...cites.removed.map((cite) => `removed ${nameOf(cite)}`),
  ];
}

function keyOf({ before, after }: WordChange): string | null {
  const isShort = [before, after].every((text) => (text ?? '').length < MIN_REPEATED);
  return isShort ? null : JSON.stringify([before, after]);
}

/** Whether a text belongs to a page rather than to another: to the whole, the deeper, then the more specific one. */
function belongsCloser(page: ChangedPage, other: ChangedPage): boolean {
  const rank = ({ kind, path, words }: ChangedPage) => [
    kind === 'changed' ? 0 : 1,
    path.split('/').filter(Boolean).length,
    -words.length,
  ];
  const [mine, others] = [rank(page), rank(other)];
  const index = mine.findIndex((value, at) => value !== others[at]);
  return (mine[index] ?? 0) > (others[index] ?? 0);
}
