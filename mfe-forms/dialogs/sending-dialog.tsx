import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogProps, Unsent } from '@site/kit/remote/contract.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { SendingDialogWords } from '../content/dialogs-schema.ts';
import everyFormDocument from '../content/every-form.yaml';
import type { DataNoticeWords, EveryFormWords, FieldWords } from '../content/words-schema.ts';
import { DataNotice } from '../form/data-notice.tsx';
import type { FormDraft, SendOutcome } from '../form/form-draft.ts';
import { ignoreSecondClick } from '../form/ignore-second-click.ts';
import { noticeMs } from '../form/notice-times.ts';
import { sendingNotice } from '../form/sending-notice.ts';
import { TrapField } from '../form/trap-field.tsx';
import { useForm } from '../form/use-form.ts';
import { whyNotSent } from '../form/why-not-sent.ts';

const everyForm = contentOf<EveryFormWords>(everyFormDocument);

type SendingDialogProps<Field extends string, Shown extends Field> = Pick<
  DialogProps,
  'site' | 'notify' | 'onSettled' | 'onClose'
> & {
  words: SendingDialogWords & { fields: Readonly<Record<Shown, FieldWords>> };
  /** What happens with the visitor's details. */
  notice: DataNoticeWords;
  draft: FormDraft<Field>;
  /** The fields that have a box, in the order of the form. */
  fields: readonly Shown[];
  /** The fields that may stay empty. */
  optional: readonly Shown[];
  /** Stands above the form. */
  intro: ReactNode;
  /** Draws the boxes; `box` gives what a field's box has. */
  children: (box: (field: Shown) => Box) => ReactNode;
};

type Box = ReturnType<ReturnType<typeof useForm>['box']> & {
  mark: 'required' | 'optional';
  'aria-required': boolean;
};

/**
 * A dialog with a form. It sends when nothing is missing or wrong; otherwise it sends nothing and says what is.
 * It closes when the visitor says so and once the form was sent or could not be sent; then whoever opened it is told, and
 * what could not be sent is there again when it opens again.
 */
export function SendingDialog<Field extends string, Shown extends Field>({
  site,
  notify,
  onSettled,
  onClose,
  words,
  notice,
  draft,
  fields,
  optional,
  intro,
  children,
}: SendingDialogProps<Field, Shown>) {
  const [open, setOpen] = useState(true);
  // Not the current outcome: a note that disappears on sending would move the button away from a double click.
  const [keptDraft] = useState(() => draft.current().outcome?.kind === 'not-sent');
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields,
    words: words.fields,
    // The page behind the dialog may have boxes of the same names.
    idPrefix: 'dialog-',
    onSettled(outcome) {
      // While the window is open the page behind it is mute, and the notice would be read to nobody.
      flushSync(() => setOpen(false));
      onClose();
      notify(sendingNotice(outcome, words.sending, noticeMs.form));
      // A shell from before there was a place for it gives none.
      onSettled?.(outcome.kind === 'sent' ? null : unsentOf(outcome, words.unsent));
    },
  });
  const { sending } = form;

  return (
    <Dialog open={open} title={words.heading} width="small" onClose={onClose}>
      {intro}
      <form className="grid grid-cols-1 gap-5" noValidate onSubmit={form.onSubmit}>
        {keptDraft && (
          <Note icon="alert" tone="coral">
            {words.keptDraft}
          </Note>
        )}
        <ErrorSummary
          title={everyForm.errorSummary}
          attempt={form.attempt}
          errors={form.mistakes}
        />
        <TrapField />
        {children((field) => {
          const needed = !optional.includes(field);
          return {
            ...form.box(field),
            mark: needed ? 'required' : 'optional',
            'aria-required': needed,
          };
        })}
        <div>
          <Button type="submit" wide looksDisabled={sending} onClick={ignoreSecondClick}>
            {sending ? words.sending.submitting : words.sending.submit}
          </Button>
          <output className="sr-only">{sending && words.sending.sending}</output>
        </div>
      </form>
      <DataNotice id="dialog-data-notice" words={notice} site={site} />
    </Dialog>
  );
}

function unsentOf(
  outcome: Extract<SendOutcome, { kind: 'not-sent' }>,
  { state, call, again }: SendingDialogWords['unsent'],
): Unsent {
  return { text: `${state} ${whyNotSent(outcome)} ${call}`, again };
}
