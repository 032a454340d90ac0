import { type SendResult as Answer, sendForm } from './forms-client.ts';
import {
  type Checked,
  emptyValues,
  type FieldErrors,
  fieldNames,
  type FormFields,
} from '@site/kit/api/form-schema.ts';
import { type FormStorage, noStorage } from './form-storage.ts';

/** The result of submitting. `mfe-forms/form/forms-client.ts` defines the reasons. */
export type SendOutcome =
  | Extract<Answer, { kind: 'sent' }>
  | { kind: 'not-sent'; reason: Extract<Answer, { kind: 'unavailable' }>['reason'] };

export type DraftState<Field extends string> = {
  values: Readonly<Record<Field, string>>;
  /** The first error of each field; empty when valid. */
  errors: Readonly<FieldErrors>;
  phase: 'editing' | 'sending';
  /** The result of the last attempt, until the next edit. */
  outcome: SendOutcome | null;
  /** Number of forms sent before this one. Errors shown for one form don't apply to the next. */
  round: number;
};

/** `invalid`: the values were invalid, so nothing was sent. `refused`: the service rejected a field. */
type SendResult =
  | SendOutcome
  | { kind: 'invalid' }
  | { kind: 'refused' }
  | { kind: 'already-sending' };

/** Changed values. All names must be fields. */
export type Changes = Readonly<Record<string, string>>;

/**
 * A form's store. It lives outside the component, so that it survives navigation. With a storage, it also survives
 * reloads.
 */
export type FormDraft<Field extends string> = {
  /** Where the form is posted, below the service's address. */
  path: `/${string}`;
  /** The empty form, as rendered on the server. */
  initial: () => DraftState<Field>;
  current: () => DraftState<Field>;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Sets values as the visitor enters them. */
  edit: (changes: Changes) => void;
  /** Sets values that the visitor did not enter on this page just now, so the time spent on them is unknown. */
  adopt: (changes: Changes) => void;
  /**
   * Submits the form, only once even if called again before the response. `honeypot` is the value of the hidden field
   * (`kit/api/form-guard.ts`). Clears the draft on success. Never throws.
   */
  send: (apiBase: string, honeypot: string) => Promise<SendResult>;
};

type DraftRules<Shown extends string, Hidden extends string, Value> = {
  fields: FormFields<Shown>;
  /** Values without a visible field. */
  hidden?: readonly Hidden[];
  /** Validates all values; errors are keyed by field. */
  check: (values: Readonly<Record<Shown | Hidden, string>>) => Checked<Value>;
  path: `/${string}`;
  /** Returns what to send of a checked value; all of it by default. */
  body?: (value: Value) => object;
};

const SEED = /^[\da-f]{24}$/;

/** Creates a draft with the values in `storage`, or an empty one. Removes the stored values once they are sent. */
export function createFormDraft<
  Shown extends string,
  Value extends object,
  Hidden extends string = never,
>(
  { fields, hidden = [], check, path, body = (value) => value }: DraftRules<Shown, Hidden, Value>,
  storage: FormStorage = noStorage,
): FormDraft<Shown | Hidden> {
  type Field = Shown | Hidden;
  const empty = emptyValues<Field>([...fieldNames(fields), ...hidden]);
  const initial: DraftState<Field> = {
    values: empty,
    errors: errorsOf(check(empty)),
    phase: 'editing',
    outcome: null,
    round: 0,
  };
  let state = initial;
  const stored = storage.read();
  /**
   * The prefix of idempotency keys until the form is sent. It is stored with the values, so that the same values have
   * the same key after a reload and in a duplicated tab.
   */
  let seed = SEED.test(stored.seed ?? '') ? stored.seed : freshSeed();
  /** When the visitor started typing, from `performance.now()`; `unknown` if that was before hydration. */
  let startedAt: number | 'unknown' | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<DraftState<Field>>) {
    state = { ...state, ...next };
    if (next.values) persist();
    for (const listener of listeners) listener();
  }

  const persist = () => storage.write({ values: state.values, seed });

  function write(changes: Changes) {
    const values = { ...state.values, ...changes };
    change({ values, errors: errorsOf(check(values)), outcome: null });
  }

  function conclude(outcome: SendOutcome): SendOutcome {
    change({ phase: 'editing', outcome });
    return outcome;
  }

  const values = Object.entries(stored.values).filter(([field]) => Object.hasOwn(empty, field));
  if (values.length > 0) {
    startedAt = 'unknown';
    write(Object.fromEntries(values));
  }

  return {
    path,
    initial: () => initial,
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(changes) {
      startedAt ??= performance.now();
      write(changes);
    },
    adopt(changes) {
      startedAt = 'unknown';
      write(changes);
    },
    async send(apiBase, honeypot) {
      if (state.phase === 'sending') return { kind: 'already-sending' };
      const checked = check(state.values);
      if (checked.kind === 'invalid') return { kind: 'invalid' };
      change({ phase: 'sending', outcome: null });
      const filledIn =
        typeof startedAt === 'number' ? { filledForMs: performance.now() - startedAt } : {};
      const result = await sendForm(apiBase + path, body(checked.value), {
        idempotencyKey: `${seed}${hashOf(JSON.stringify(checked.value))}`,
        guard: { honeypot, ...filledIn },
      });
      switch (result.kind) {
        case 'sent':
          seed = freshSeed();
          startedAt = undefined;
          // Change everything in one update: the emptied form must never render with the errors of the sent one.
          change({ values: empty, errors: initial.errors, round: state.round + 1 });
          return conclude(result);
        case 'unavailable':
          return conclude({ kind: 'not-sent', reason: result.reason });
        case 'refused': {
          // The service stored nothing, so the next attempt needs a new key even with the same values.
          seed = freshSeed();
          persist();
          const errors = shownErrors(fields, result.errors);
          // The service rejected values that the visitor can't fix.
          if (Object.keys(errors).length === 0) {
            return conclude({ kind: 'not-sent', reason: 'server' });
          }
          change({ phase: 'editing', errors });
          return { kind: 'refused' };
        }
      }
    },
  };
}

/** Returns the service's errors by form field, without those of hidden values. */
function shownErrors(fields: FormFields, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    fieldNames(fields).flatMap((name) => {
      const error = errors[fields[name]?.sentAs ?? name];
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

function errorsOf(checked: Checked<unknown>): FieldErrors {
  return checked.kind === 'invalid' ? checked.errors : {};
}

/**
 * Returns 96 random bits. `crypto.randomUUID` is missing on plain http, for example when testing a local build on a
 * phone.
 */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => hex(byte, 2)).join('');
}

/**
 * Computes an FNV-1a hash. 32 bits are enough, because the service also compares the values and rejects different ones
 * with a used key.
 */
function hashOf(words: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  return hex(hash >>> 0, 8);
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
