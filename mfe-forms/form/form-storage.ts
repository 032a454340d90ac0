/** A partly filled form: its values by field, and the prefix of its idempotency keys. */
type StoredForm = { values: Readonly<Record<string, string>>; seed?: string | undefined };

/** Where a partly filled form is kept across reloads. */
export type FormStorage = {
  /** Empty if there are none or storage is unavailable. */
  read: () => StoredForm;
  /** Replaces what is stored; removes it when every value is empty. */
  write: (form: StoredForm) => void;
};

/** The seed's key among the values; no field has this name. */
const SEED = 'key-seed';

/**
 * Stores a form in `sessionStorage`, as the privacy policy says (`mfe-company/content/policies/privacy-policy.md`).
 * Never throws: without storage, a reload loses the values.
 */
export function tabStorage(name: string): FormStorage {
  const key = `mfe-forms:${name}`;
  return {
    read() {
      const { [SEED]: seed, ...values } = textsIn(attempt(() => sessionStorage.getItem(key)));
      return { values, seed };
    },
    write({ values, seed }) {
      attempt(() => {
        if (Object.values(values).every((text) => text === '')) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ ...values, [SEED]: seed }));
      });
    },
  };
}

/** For a form that is not stored. */
export const noStorage: FormStorage = { read: () => ({ values: {} }), write: () => {} };

/** The result of `action`; `null` on the server or if the browser blocks storage. */
function attempt<Value>(action: () => Value): Value | null {
  if (typeof window === 'undefined') return null;
  try {
    return action();
  } catch {
    return null;
  }
}

/** Parses stored values, and keeps only strings: another release may have stored something else. */
function textsIn(stored: string | null): Record<string, string> {
  const texts: unknown = attempt(() => JSON.parse(stored ?? '{}'));
  if (typeof texts !== 'object' || texts === null) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(texts).filter(isText));
}
