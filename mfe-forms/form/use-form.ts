import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { FieldWords } from '../content/words-schema.ts';
import type { FormDraft, SendOutcome } from './form-draft.ts';
import { trapIn } from './trap-field.tsx';
import { useFormDraft } from './use-form-draft.ts';

type FormSetup<Field extends string, Shown extends Field> = {
  draft: FormDraft<Field>;
  /** `site.apiBase`. */
  apiBase: string;
  /** The fields that have a box, in the order of the form. */
  fields: readonly Shown[];
  words: Readonly<Record<Shown, FieldWords>>;
  /** Before a field's name in its id, where the page may have a box of the same name. */
  idPrefix?: string;
  /** The form was sent or could not be; nothing was wrong with what was typed. */
  onSettled: (outcome: SendOutcome) => void;
};

/** What was said about the words of one round: how often a press sent nothing, and what else is wrong by field. */
type Said<Field extends string> = {
  round: number;
  attempt: number;
  left: ReadonlySet<Field>;
  refused: ReadonlyMap<Field, { value: string; sentence: string }>;
};

/**
 * What every form does: it shows a draft, sends it once, and says what is wrong only after a press, or where the form
 * itself tells it to. All that was said is about the words of one round and goes with them, so that an emptied form
 * never accuses anybody.
 */
export function useForm<Field extends string, Shown extends Field>({
  draft,
  apiBase,
  fields,
  words,
  idPrefix = '',
  onSettled,
}: FormSetup<Field, Shown>) {
  const { values, problems, phase, outcome, round } = useFormDraft(draft);
  const [lastSaid, setSaid] = useState<Said<Shown>>(() => nothingSaid(round));
  const said = lastSaid.round === round ? lastSaid : nothingSaid<Shown>(round);
  const { attempt } = said;
  const sending = phase === 'sending';
  const ready = Object.keys(problems).length === 0;
  const pressed = attempt > 0;

  /** Says more, about the words of now and not of a round that is over by then. */
  function say(more: (said: Said<Shown>) => Partial<Said<Shown>>) {
    const now = draft.current().round;
    setSaid((before) => {
      const current = before.round === now ? before : nothingSaid<Shown>(now);
      return { ...current, ...more(current) };
    });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ready) say(() => nothingSaid(round));
    const result = await draft.send(apiBase, trapIn(event.currentTarget));
    switch (result.kind) {
      case 'already-sending':
        return;
      case 'invalid':
      case 'refused':
        say(({ attempt: count }) => ({ attempt: count + 1 }));
        return;
      case 'sent':
      case 'not-sent':
        onSettled(result);
    }
  }

  const idOf = (field: Shown) => `${idPrefix}${field}`;

  /** What the browser, or whoever else checked the box, said of the very words that are in it. */
  function refusalOf(field: Shown): string | undefined {
    const refusal = said.refused.get(field);
    return refusal?.value === values[field] ? refusal.sentence : undefined;
  }

  function errorOf(field: Shown): string | undefined {
    const found = pressed || said.left.has(field) ? problems[field] : undefined;
    return found ?? refusalOf(field);
  }

  return {
    values,
    problems,
    phase,
    outcome,
    sending,
    /** Nothing stands in the way of sending. */
    ready,
    /** A press has sent nothing, and something that is wrong is shown. */
    accused: (pressed && !ready) || fields.some((field) => refusalOf(field) !== undefined),
    /** The visitor went on from this box: from now on what is wrong with it is shown. */
    leave: (field: Shown) => say(({ left }) => ({ left: new Set(left).add(field) })),
    /** The browser will not send this `value`: shows `sentence` beside the box until the words in it change. */
    refuse: (field: Shown, value: string, sentence: string) =>
      say(({ refused }) => ({ refused: new Map(refused).set(field, { value, sentence }) })),
    /** How often a press has sent nothing; for `ErrorSummary`. */
    attempt,
    /** What stands in the way of sending, for `ErrorSummary`; empty until a press has sent nothing. */
    mistakes: fields.flatMap((field) => {
      const message = problems[field];
      return pressed && message !== undefined ? [{ fieldId: idOf(field), message }] : [];
    }),
    onSubmit,
    /** What every box has. */
    box: (field: Shown) => ({
      id: idOf(field),
      name: field,
      label: words[field].label,
      hint: words[field].hint,
      error: errorOf(field),
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        draft.edit(field, target.value),
      readOnly: sending,
    }),
  };
}

function nothingSaid<Field extends string>(round: number): Said<Field> {
  return { round, attempt: 0, left: new Set(), refused: new Map() };
}
