/** A partly filled form: its values by field, and the prefix of its idempotency keys. */
type StoredForm = { values: Readonly<Record<string, string>>; seed?: string | undefined };

/** Stores a partly filled form across reloads. */
export type FormStorage = {
  /** Returns the stored form; without values if there is none or storage is unavailable. */
  read: () => StoredForm;
  /** Replaces the stored form, or removes it if every value is empty. */
  write: (form: StoredForm) => void;
};

/** The name under which the seed is stored among the values; no field has this name. */
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

/** A storage for forms that are not stored. */
export const noStorage: FormStorage = { read: () => ({ values: {} }), write: () => {} };

/** Returns the result of `action`, or `null` on the server or if the browser blocks storage. */
function attempt<Value>(action: () => Value): Value | null {
  if (typeof window === 'undefined') return null;
  try {
    return action();
  } catch {
    return null;
  }
}

/** Parses stored values and keeps only strings, because another release may have stored other types. */
function textsIn(stored: string | null): Record<string, string> {
  const texts: unknown = attempt(() => JSON.parse(stored ?? '{}'));
  if (typeof texts !== 'object' || texts === null) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(texts).filter(isText));
}
