/** A half-filled form: its words by field, and the seed of the keys it is sent under. */
export type KeptForm = { words: Readonly<Record<string, string>>; seed?: string | undefined };

/** Where a half-filled form is kept while its page is reloaded. */
export type WordsKeeper = {
  /** What was kept; no words when there are none or the browser stores nothing. */
  read: () => KeptForm;
  /** Replaces what was kept; nothing is kept of a form whose boxes are all empty. */
  write: (form: KeptForm) => void;
};

/** The entry of the seed among the words; no field has this name. */
const SEED = 'key-seed';

/**
 * Keeps the form `name` in this tab: it goes when the tab is closed, and another tab has it only when it is a duplicate of
 * this one. What is said about it is in the privacy policy (`mfe-company/content/policies/privacy-policy.md`). Never throws: where
 * a browser stores nothing for a site, a reload loses the words.
 */
export function keptInTab(name: string): WordsKeeper {
  const key = `mfe-forms:${name}`;
  return {
    read() {
      const { [SEED]: seed, ...words } = textsIn(attempt(() => sessionStorage.getItem(key)));
      return { words, seed };
    },
    write({ words, seed }) {
      attempt(() => {
        if (Object.values(words).every((text) => text === '')) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ ...words, [SEED]: seed }));
      });
    },
  };
}

/** For a form that is not kept. */
export const keptNowhere: WordsKeeper = { read: () => ({ words: {} }), write: () => {} };

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
function textsIn(kept: string | null): Record<string, string> {
  const texts: unknown = attempt(() => JSON.parse(kept ?? '{}'));
  if (typeof texts !== 'object' || texts === null) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(texts).filter(isText));
}
