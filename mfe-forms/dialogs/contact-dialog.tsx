import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DialogProps } from '@site/kit/remote/contract.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { contactDialog as words } from '../content/contact.ts';
import { DataNotice } from '../pages/message/data-notice.tsx';
import type { MessageDraft } from '../pages/message/message-draft.ts';
import { useMessageDraft } from '../pages/message/use-message-draft.ts';
import type { ContactDialogField } from './contact-dialog-draft.ts';
import { ReachUs } from './reach-us.tsx';

type ContactDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onClose'> & {
  draft: MessageDraft<ContactDialogField>;
};

/** How long the notice about a sent or unsent message stays, in milliseconds (specification, section 9). */
const NOTICE_MS = 2000;

const fields = ['name', 'phone', 'email', 'message'] as const;

/**
 * 'Get in touch with us !'. Sends when name, email and message are there; otherwise sends nothing and says
 * which are missing. Closes when the visitor says so and once the message was sent or could not be sent;
 * what could not be sent is there again when it opens again.
 */
export function ContactDialog({ site, notify, onClose, draft }: ContactDialogProps) {
  const { values, problems, phase, outcome } = useMessageDraft(draft);
  const [open, setOpen] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const sending = phase === 'sending';

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const result = await draft.send(site.apiBase);
    switch (result.kind) {
      case 'already-sending':
        return;
      case 'invalid':
      case 'refused':
        setAttempt((count) => count + 1);
        return;
      case 'sent':
      case 'not-sent':
        // While the window is open the page behind it is mute, and the notice would be read to nobody.
        flushSync(() => setOpen(false));
        onClose();
        notify(
          result.kind === 'sent'
            ? { kind: 'success', text: words.sent, durationMs: NOTICE_MS }
            : { kind: 'error', text: words.notSent, durationMs: NOTICE_MS },
        );
    }
  }

  /** What every box of the form has. */
  function box(field: ContactDialogField) {
    const { label, hint } = words.fields[field];
    const needed = field !== 'phone';
    return {
      id: fieldId(field),
      name: field,
      label,
      hint,
      mark: needed ? ('required' as const) : ('optional' as const),
      error: attempt > 0 ? problems[field] : undefined,
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        draft.edit({ [field]: target.value }),
      readOnly: sending,
      'aria-required': needed,
    };
  }

  return (
    <Dialog open={open} title={words.heading} width="small" onClose={onClose}>
      <p className="quiet">{words.lead}</p>
      <ReachUs site={site} />
      <form className="stack gap-5" noValidate onSubmit={onSubmit}>
        {outcome?.kind === 'not-sent' && (
          <p className="note rounded-card bg-coral-100 p-4">
            <Icon name="alert" />
            <span>{words.keptDraft}</span>
          </p>
        )}
        <ErrorSummary
          title={words.errorSummary}
          attempt={attempt}
          errors={fields.flatMap((field) => {
            const message = problems[field];
            return attempt > 0 && message !== undefined
              ? [{ fieldId: fieldId(field), message }]
              : [];
          })}
        />
        <TextField {...box('name')} autoComplete="name" autoCapitalize="words" spellCheck={false} />
        <TextField {...box('phone')} type="tel" inputMode="numeric" autoComplete="tel" />
        <TextField
          {...box('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextAreaField {...box('message')} rows={4} />
        <div>
          <Button type="submit" wide looksDisabled={sending}>
            {sending ? words.submitting : words.submit}
          </Button>
          <output className="visually-hidden">{sending && words.sending}</output>
        </div>
      </form>
      <DataNotice id="dialog-data-notice" words={words.dataNotice} site={site} />
    </Dialog>
  );
}

/** The contact page, which may lie behind the dialog, has boxes of the same names. */
function fieldId(field: ContactDialogField): string {
  return `dialog-${field}`;
}
