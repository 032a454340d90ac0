/** Where the words of a half-filled form are kept while its page is reloaded. */
export type WordsKeeper = {
  /** The words that were kept, by field; none when there are none or the browser keeps nothing. */
  read: () => Readonly<Record<string, string>>;
  /** Keeps these instead of those before; nothing is kept of a form whose boxes are all empty. */
  write: (values: Readonly<Record<string, string>>) => void;
};

/**
 * Keeps the words of the form `name` in this tab alone: they go when the tab is closed, and no other tab sees them. What
 * is said about it is in the privacy policy (`mfe-company/content/privacy-policy.ts`). Never throws: where a browser
 * keeps nothing for a site, a reload loses the words as it always did.
 */
export function keptInTab(name: string): WordsKeeper {
  const key = `mfe-forms:${name}`;
  return {
    read: () => wordsIn(attempt(() => sessionStorage.getItem(key))),
    write(values) {
      attempt(() => {
        if (Object.values(values).every((text) => text === '')) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(values));
      });
    },
  };
}

/** For a form that is not kept. */
export const keptNowhere: WordsKeeper = { read: () => ({}), write: () => {} };

/** What `action` gives; `null` on a server, which has no tabs, and where the browser forbids it. */
function attempt<Value>(action: () => Value): Value | null {
  if (typeof window === 'undefined') return null;
  try {
    return action();
  } catch {
    return null;
  }
}

/** Reads what was kept; texts alone, because another release may have kept something else. */
function wordsIn(kept: string | null): Record<string, string> {
  const words: unknown = attempt(() => JSON.parse(kept ?? '{}'));
  if (typeof words !== 'object' || words === null) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(words).filter(isText));
}
