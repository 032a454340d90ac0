import { contentOf } from '@site/kit/content/content-of.ts';
import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { fieldNames, type FormFields } from '@site/kit/api/form-schema.ts';
import type { Notice } from '@site/kit/remote/contract.ts';
import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import everyForm from '../content/every-form.yaml';
import type { EveryFormWords, FieldWords } from '../content/words-schema.ts';
import type { Changes, DraftState, FormDraft, SendOutcome } from './form-draft.ts';
import { honeypotIn } from './form-parts.tsx';

const { errorTitlePrefix } = contentOf<EveryFormWords>(everyForm);

type FormSetup<Field extends string, Name extends Field> = {
  draft: FormDraft<Field>;
  apiBase: string;
  fields: FormFields<Name>;
  words: Readonly<Record<Name, FieldWords>>;
  /** Prefix of field ids, in case the page has a field of the same name. */
  idPrefix?: string;
  /** Called after submitting has succeeded or failed, but not if values were invalid. */
  onSettled: (outcome: SendOutcome) => void;
};

/** Determines the errors shown in one round. */
type ShownErrors<Field extends string> = {
  round: number;
  /** Number of attempts that sent nothing. */
  attempt: number;
  touched: ReadonlySet<Field>;
  /** The browser's own errors, each for one value of its field. */
  browserErrors: ReadonlyMap<Field, { value: string; error: string }>;
};

/**
 * Subscribes to a draft, submits it once, and shows errors after the first attempt or for touched fields. Errors belong
 * to one round, so that a form cleared by submitting shows none.
 */
export function useForm<Field extends string, Name extends Field>({
  draft,
  apiBase,
  fields,
  words,
  idPrefix = '',
  onSettled,
}: FormSetup<Field, Name>) {
  const state = useFormDraft(draft);
  const { values, errors, round } = state;
  const names = useMemo(() => fieldNames(fields), [fields]);
  const element = useRef<HTMLFormElement>(null);
  useFilledBoxes(element, draft, names, round);
  const { shown, show } = useShownErrors<Field, Name>(draft, round);
  const { attempt, touched, browserErrors } = shown;
  const attempted = attempt > 0;
  const sending = state.phase === 'sending';
  const ready = Object.keys(errors).length === 0;

  /**
   * Passes what has changed in the boxes to the draft. The boxes are the truth: password managers and some browsers
   * fill them in without events.
   */
  function read(save: (changes: Changes) => void) {
    const before = draft.current().values;
    const changes = boxesOf(element.current, names)
      .map(([name, { value }]): [Name, string] => [name, value])
      .filter(([name, value]) => value !== before[name]);
    if (changes.length > 0) save(Object.fromEntries(changes));
  }
  const readFilledIn = () => read(draft.adopt);

  function onInvalidCapture({ target }: FormEvent) {
    readFilledIn();
    const [name, box] = boxesOf(element.current, names).find(([, each]) => each === target) ?? [];
    if (!name || !box) return;
    const error = draft.current().errors[name] ?? box.validationMessage;
    show((now) => ({
      browserErrors: new Map(now.browserErrors).set(name, { value: box.value, error }),
    }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    readFilledIn();
    if (Object.keys(draft.current().errors).length === 0) show(() => noErrorsShown(round));
    const result = await draft.send(apiBase, honeypotIn(event.currentTarget));
    if (result.kind === 'sent' && result.danger !== undefined) {
      // Only a new document shows the part that its address names. Closing a dialog here would go back in history, and
      // cancel the navigation.
      window.location.assign(`${formAnswerPaths.contact.sent}#${result.danger}`);
    } else if (result.kind === 'sent' || result.kind === 'not-sent') onSettled(result);
    else if (result.kind !== 'already-sending') {
      show(({ attempt: count }) => ({ attempt: count + 1 }));
    }
  }

  const idOf = (field: Name) => `${idPrefix}${field}`;

  function browserErrorOf(field: Name): string | undefined {
    const known = browserErrors.get(field);
    return known?.value === values[field] ? known.error : undefined;
  }

  return {
    ...state,
    sending,
    ready,
    hasErrors: (attempted && !ready) || names.some((field) => browserErrorOf(field) !== undefined),
    /** Shows this field's error from now on. */
    touch: (field: Name) => show((now) => ({ touched: new Set(now.touched).add(field) })),
    /** Number of attempts that sent nothing; for `ErrorSummary`. */
    attempt,
    /** The errors for `ErrorSummary`; empty before the first attempt. */
    summary: names.flatMap((field) => {
      const message = errors[field];
      return attempted && message !== undefined ? [{ fieldId: idOf(field), message }] : [];
    }),
    formProps: {
      ref: element,
      onChange: () => read(draft.edit),
      onFocus: readFilledIn,
      onInvalidCapture,
      onSubmit,
    },
    fieldProps: (field: Name) => ({
      id: idOf(field),
      name: field,
      label: words[field].label,
      hint: words[field].hint,
      error: (attempted || touched.has(field) ? errors[field] : undefined) ?? browserErrorOf(field),
      readOnly: sending,
    }),
  };
}

/** Holds the errors shown in the current round, which can be newer than this render. */
function useShownErrors<Field extends string, Name extends Field>(
  draft: FormDraft<Field>,
  round: number,
) {
  const [last, setShown] = useState<ShownErrors<Name>>(() => noErrorsShown(round));
  return {
    shown: last.round === round ? last : noErrorsShown<Name>(round),
    show(more: (shown: ShownErrors<Name>) => Partial<ShownErrors<Name>>) {
      const now = draft.current().round;
      setShown((before) => {
        const current = before.round === now ? before : noErrorsShown<Name>(now);
        return { ...current, ...more(current) };
      });
    },
  };
}

function noErrorsShown<Field extends string>(round: number): ShownErrors<Field> {
  return { round, attempt: 0, touched: new Set(), browserErrors: new Map() };
}

export function useFormDraft<Field extends string>(draft: FormDraft<Field>): DraftState<Field> {
  return useSyncExternalStore(draft.subscribe, draft.current, draft.initial);
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/** The form's own boxes by field name. */
function boxesOf<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): [Name, Box][] {
  return names.flatMap((name) => {
    const box = form?.elements.namedItem(name);
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    return isBox ? [[name, box]] : [];
  });
}

/**
 * Fills the boxes from the draft when they appear, and empties them once the draft is sent. At no other time are they
 * written. What a box already has, because the visitor typed it before hydration or the browser restored it, goes into
 * the draft.
 */
function useFilledBoxes<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft<Field>,
  names: readonly Field[],
  round: number,
): void {
  const filledRound = useRef<number>(null);
  useLayoutEffect(() => {
    const isNew = filledRound.current === null;
    filledRound.current = round;
    const { values } = draft.current();
    const entered: [Field, string][] = [];
    for (const [name, box] of boxesOf(form.current, names)) {
      if (!isNew || box.value === '') box.value = values[name];
      else if (box.value !== values[name]) entered.push([name, box.value]);
    }
    if (entered.length > 0) draft.adopt(Object.fromEntries(entered));
  }, [form, draft, names, round]);
}

/** Prefixes the document's title while the form shows errors. */
export function useErrorTitle(setTitlePrefix: (prefix: string) => void, hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    setTitlePrefix(errorTitlePrefix);
    return () => setTitlePrefix('');
  }, [hasErrors, setTitlePrefix]);
}

export function sendingNotice(
  outcome: SendOutcome,
  { sent, notSent }: { sent: { message: string }; notSent: { message: string } },
  durationMs: number,
): Notice {
  return outcome.kind === 'sent'
    ? { kind: 'success', text: sent.message, durationMs }
    : { kind: 'error', text: notSent.message, durationMs };
}
