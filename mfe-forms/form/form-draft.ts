import type { SendOptions, SendResult as Answer } from '@site/kit/api/forms-client.ts';
import type { Checked, FieldErrors } from '@site/kit/api/form-schema.ts';
import { keptNowhere, type WordsKeeper } from './kept-in-tab.ts';

/** What became of a try to send. The reasons are those of `kit/api/forms-client.ts`. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'not-sent'; reason: Extract<Answer, { kind: 'unavailable' }>['reason'] };

/** A form being filled in, as it is shown. */
export type DraftState<Field extends string> = {
  values: Readonly<Record<Field, string>>;
  /** What stands in the way of sending, by field; the first sentence of each. Empty when it can be sent. */
  problems: Readonly<FieldErrors>;
  phase: 'writing' | 'sending';
  /** What became of the last try, until the next change. */
  outcome: SendOutcome | null;
  /** How many forms were sent before this one. What was said about their words is not about these. */
  round: number;
};

/** What pressing Send came to. `invalid`: nothing was sent. `refused`: the service would not take a field. */
type SendResult =
  | SendOutcome
  | { kind: 'invalid' }
  | { kind: 'refused' }
  | { kind: 'already-sending' };

/**
 * A form being filled in and what becomes of it. It lives outside of the component that shows it, so that it
 * outlasts a slip onto another page, and its words outlast a reload when it was given a keeper.
 */
export type FormDraft<Field extends string> = {
  /** The empty form, which is also what the server draws. */
  initial: () => DraftState<Field>;
  current: () => DraftState<Field>;
  /** Calls `listener` after every change; gives a function that ends this. */
  subscribe: (listener: () => void) => () => void;
  /** The visitor typed something. */
  edit: (field: Field, value: string) => void;
  /**
   * Takes over what stands in some fields and was typed before anybody looked: how long that took is not known.
   * Names that are no fields of the form must not be among them.
   */
  adopt: (values: Readonly<Record<string, string>>) => void;
  /**
   * Sends the form once, however often it is called meanwhile. `trap` is what stands in the field that no person
   * sees (`kit/api/form-guard.ts`). Clears the draft when it was sent. Never throws.
   */
  send: (apiBase: string, trap: string) => Promise<SendResult>;
};

type DraftRules<Field extends string, Value> = {
  blank: Readonly<Record<Field, string>>;
  /** Checks all fields; errors are named by the form's fields. */
  check: (values: Readonly<Record<Field, string>>) => Checked<Value>;
  /** What the form calls each field of what is sent; the same unless said. */
  fieldNames?: Readonly<Record<string, NoInfer<Field>>>;
  /** Sends what `check` gave to the service at `apiBase`. */
  send: (apiBase: string, value: Value, options: SendOptions) => Promise<Answer>;
};

const SEED = /^[\da-f]{24}$/;

/** Makes a draft of a form: with the words that `kept` has of it, or empty. They are forgotten once they were sent. */
export function createFormDraft<Field extends string, Value>(
  rules: DraftRules<Field, Value>,
  kept: WordsKeeper = keptNowhere,
): FormDraft<Field> {
  const { blank, check, fieldNames } = rules;
  const initial: DraftState<Field> = {
    values: blank,
    problems: problemsOf(check(blank)),
    phase: 'writing',
    outcome: null,
    round: 0,
  };
  let state = initial;
  const before = kept.read();
  /**
   * What keys are made of until the form was sent. It is kept with the words, so that the same words have the same key, and
   * are stored once, after a reload and in a duplicate of the tab too.
   */
  let seed = SEED.test(before.seed ?? '') ? before.seed : freshSeed();
  /** When the visitor began, on the page's own clock; `unknown` when somebody began before this code ran. */
  let begun: number | 'unknown' | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<DraftState<Field>>) {
    state = { ...state, ...next };
    if (next.values) keep();
    for (const listener of listeners) listener();
  }

  function keep() {
    kept.write({ words: state.values, seed });
  }

  function write(changes: Readonly<Record<string, string>>) {
    const values = { ...state.values, ...changes };
    change({ values, problems: problemsOf(check(values)), outcome: null });
  }

  /** The service's sentences about its own fields, under the names of the form's. */
  function named(errors: FieldErrors): FieldErrors {
    const names = fieldNames ?? Object.fromEntries(Object.keys(blank).map((name) => [name, name]));
    return Object.fromEntries(
      Object.entries(names).flatMap(([theirs, ours]) => {
        const sentence = errors[theirs];
        return sentence === undefined ? [] : [[ours, sentence]];
      }),
    );
  }

  function conclude(outcome: SendOutcome): SendOutcome {
    change({ phase: 'writing', outcome });
    return outcome;
  }

  const words = Object.entries(before.words).filter(([field]) => Object.hasOwn(blank, field));
  if (words.length > 0) {
    begun = 'unknown';
    write(Object.fromEntries(words));
  }

  return {
    initial: () => initial,
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(field, value) {
      begun ??= performance.now();
      write({ [field]: value });
    },
    adopt(values) {
      begun = 'unknown';
      write(values);
    },
    async send(apiBase, trap) {
      if (state.phase === 'sending') return { kind: 'already-sending' };
      const checked = check(state.values);
      if (checked.kind === 'invalid') return { kind: 'invalid' };
      change({ phase: 'sending', outcome: null });
      const filled = typeof begun === 'number' ? { filledForMs: performance.now() - begun } : {};
      const result = await rules.send(apiBase, checked.value, {
        idempotencyKey: `${seed}${hashOf(JSON.stringify(checked.value))}`,
        guard: { honeypot: trap, ...filled },
      });
      switch (result.kind) {
        case 'sent':
          seed = freshSeed();
          begun = undefined;
          // In one step: an empty box must not be seen with what was said about the words that were in it.
          change({ values: blank, problems: initial.problems, round: state.round + 1 });
          return conclude({ kind: 'sent' });
        case 'unavailable':
          return conclude({ kind: 'not-sent', reason: result.reason });
        case 'refused': {
          // Nothing was stored, so the next try is a new one even with the same words.
          seed = freshSeed();
          keep();
          const problems = named(result.errors);
          // Refused for something the visitor did not type and cannot mend.
          if (Object.keys(problems).length === 0) {
            return conclude({ kind: 'not-sent', reason: 'server' });
          }
          change({ phase: 'writing', problems });
          return { kind: 'refused' };
        }
      }
    },
  };
}

function problemsOf(checked: Checked<unknown>): FieldErrors {
  return checked.kind === 'invalid' ? checked.errors : {};
}

/** 96 random bits. `crypto.randomUUID` is not there on a plain http address, such as a phone's test of a local build. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => hex(byte, 2)).join('');
}

/** FNV-1a. The service compares the words too and refuses others under a used key, so 32 bits are enough. */
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
