import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import { fieldNames, type FormFields } from '@site/kit/api/form-schema.ts';
import type { DialogProps, Unsent } from '@site/kit/remote/contract.ts';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { SendingDialogWords } from '../content/dialogs-schema.ts';
import everyFormDocument from '../content/every-form.yaml';
import type { DataNoticeWords, EveryFormWords, FieldWords } from '../content/words-schema.ts';
import { DataNotice } from '../form/form-page.tsx';
import type { FormDraft, SendOutcome } from '../form/form-draft.ts';
import { FieldControl, HoneypotField, SendButton, whyNotSent } from '../form/form-parts.tsx';
import { sendingNotice, useForm } from '../form/use-form.ts';

const everyForm = contentOf<EveryFormWords>(everyFormDocument);

type SendingDialogProps<Field extends string, Name extends Field> = Pick<
  DialogProps,
  'site' | 'notify' | 'onSettled' | 'onClose'
> & {
  words: SendingDialogWords & { fields: Readonly<Record<Name, FieldWords>> };
  /** The notice on how we use the visitor's data. */
  notice: DataNoticeWords;
  draft: FormDraft<Field>;
  fields: FormFields<Name>;
  /** Hints that override those in `words`. */
  hints?: Partial<Record<Name, string>>;
  intro: ReactNode;
};

/**
 * A dialog with a form. After submitting, it closes whether or not that succeeded, and reports the outcome to its
 * opener. After a failure, reopening it restores the input.
 */
export function SendingDialog<Field extends string, Name extends Field>({
  site,
  notify,
  onSettled,
  onClose,
  words,
  notice,
  draft,
  fields,
  hints = {},
  intro,
}: SendingDialogProps<Field, Name>) {
  const [open, setOpen] = useState(true);
  // Don't follow the current outcome: if the note disappeared on submit, the button would move away during a double
  // click.
  const [keptDraft] = useState(() => draft.current().outcome?.kind === 'not-sent');
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields,
    words: words.fields,
    // The page behind the dialog can have fields of the same names.
    idPrefix: 'dialog-',
    onSettled(outcome) {
      // Close first: while the dialog is open, the page behind it is inert, so screen readers would not announce the
      // toast.
      flushSync(() => setOpen(false));
      onClose();
      notify(sendingNotice(outcome, words.sending, toastMs.short));
      // Older shells don't pass this.
      onSettled?.(outcome.kind === 'sent' ? null : unsentNotice(outcome, words.unsent));
    },
  });
  const { sending } = form;

  return (
    <Dialog open={open} title={words.heading} width="small" onClose={onClose}>
      {intro}
      <form className="grid grid-cols-1 gap-5" noValidate {...form.formProps}>
        {keptDraft && (
          <Note icon="alert" tone="coral">
            {words.keptDraft}
          </Note>
        )}
        <ErrorSummary title={everyForm.errorSummary} attempt={form.attempt} errors={form.summary} />
        <HoneypotField />
        {fieldNames(fields).map((name) => {
          const { kind, optional = false } = fields[name];
          const props = form.fieldProps(name);
          return (
            <FieldControl
              key={name}
              {...props}
              kind={kind}
              hint={hints[name] ?? props.hint}
              mark={optional ? 'optional' : 'required'}
              aria-required={!optional}
            />
          );
        })}
        <div>
          <SendButton words={words.sending} sending={sending} looksDisabled={sending} />
          <output className="sr-only">{sending && words.sending.sending}</output>
        </div>
      </form>
      <DataNotice id="dialog-data-notice" words={notice} site={site} />
    </Dialog>
  );
}

function unsentNotice(
  outcome: Extract<SendOutcome, { kind: 'not-sent' }>,
  { state, call, again }: SendingDialogWords['unsent'],
): Unsent {
  return { text: `${state} ${whyNotSent(outcome)} ${call}`, again };
}
