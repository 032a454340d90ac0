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

/** What every form does: it shows a draft, sends it once, and says what is wrong only after a press. */
export function useForm<Field extends string, Shown extends Field>({
  draft,
  apiBase,
  fields,
  words,
  idPrefix = '',
  onSettled,
}: FormSetup<Field, Shown>) {
  const { values, problems, phase, outcome } = useFormDraft(draft);
  const [attempt, setAttempt] = useState(0);
  const sending = phase === 'sending';
  const ready = Object.keys(problems).length === 0;
  const pressed = attempt > 0;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ready) setAttempt(0);
    const result = await draft.send(apiBase, trapIn(event.currentTarget));
    switch (result.kind) {
      case 'already-sending':
        return;
      case 'invalid':
      case 'refused':
        setAttempt((count) => count + 1);
        return;
      case 'sent':
      case 'not-sent':
        onSettled(result);
    }
  }

  const idOf = (field: Shown) => `${idPrefix}${field}`;

  return {
    values,
    problems,
    phase,
    outcome,
    sending,
    /** Nothing stands in the way of sending. */
    ready,
    /** A press has sent nothing, and what is wrong is shown. */
    pressed,
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
      error: pressed ? problems[field] : undefined,
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        draft.edit(field, target.value),
      readOnly: sending,
    }),
  };
}
