import { type FocusEvent, type ReactNode, useRef } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { indianMobilePattern } from '@site/kit/api/indian-mobile.ts';
import { limits } from '@site/kit/api/limits.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { PhoneField } from '@site/kit/ui/phone-field.tsx';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { textButton } from '@site/kit/ui/text-button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { ContactFormWords } from '../../content/contact-schema.ts';
import type { EveryFormWords } from '../../content/words-schema.ts';
import contactForm from '../../content/contact-form.yaml';
import everyFormDocument from '../../content/every-form.yaml';
import { formBox } from '../../form/form-layout.tsx';
import type { FormDraft } from '../../form/form-draft.ts';
import { ignoreSecondClick } from '../../form/ignore-second-click.ts';
import { keyboards } from '../../form/keyboards.ts';
import { noticeMs } from '../../form/notice-times.ts';
import { SendStatus } from '../../form/send-status.tsx';
import { sendingNotice } from '../../form/sending-notice.ts';
import { TrapField } from '../../form/trap-field.tsx';
import { useErrorTitle } from '../../form/use-error-title.ts';
import { useForm } from '../../form/use-form.ts';
import { useTypedBefore } from '../../form/use-typed-before.ts';
import { chosenDoctorLine } from './chosen-doctor-line.ts';
import {
  contactFormFields,
  type ContactDraftField,
  type ContactFormField,
} from './contact-form-draft.ts';
import { missingLine } from './missing-line.ts';

const words = contentOf<ContactFormWords>(contactForm);
const everyForm = contentOf<EveryFormWords>(everyFormDocument);

type ContactFormProps = Pick<PageProps, 'site' | 'notify' | 'setTitlePrefix'> & {
  draft: FormDraft<ContactDraftField>;
  /** Stands above the boxes. */
  intro: ReactNode;
  /** What happens with the visitor's details, under the button. */
  notice: ReactNode;
};

/** The id of the form, to which the choice of a doctor leads. */
export const CONTACT_FORM_ID = 'send-a-message';

/**
 * The contact page's form. Without JavaScript it is a plain form that the browser checks and posts. Once
 * live it checks and sends by itself: the button looks disabled while something is empty or wrong, and
 * pressing it then sends nothing and says what is missing.
 */
export function ContactForm({
  site,
  notify,
  setTitlePrefix,
  draft,
  intro,
  notice,
}: ContactFormProps) {
  const live = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: contactFormFields,
    words: words.fields,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, noticeMs.form)),
  });
  const { values, problems, phase, outcome, sending, ready } = form;
  const chosen = live ? chosenDoctorLine(values) : '';
  // The outcome of a message takes the place of what is needed for one.
  const missing = sending || outcome ? undefined : missingLine({ values, problems }, words);
  useErrorTitle(setTitlePrefix, form.accused);
  useTypedBefore(element, draft);

  function onLeave(field: ContactFormField, event: FocusEvent) {
    // Only on the way to another box: a line that appears under the pointer would move what is being pressed.
    const next = event.relatedTarget;
    const toAnotherBox = next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement;
    if (toAnotherBox && values[field] !== '') form.leave(field);
  }

  /** What every box of the form has. The browser checks it only until the form does so itself. */
  function box(field: ContactFormField, maxLength: number) {
    return {
      ...form.box(field),
      onBlur: (event: FocusEvent) => onLeave(field, event),
      'aria-required': true,
      ...(live ? {} : { required: true, maxLength }),
    };
  }

  return (
    <form
      ref={element}
      id={CONTACT_FORM_ID}
      className={formBox}
      action={`${site.apiBase}/contact-us`}
      method="post"
      data-live=""
      noValidate={live}
      onSubmit={form.onSubmit}
    >
      {intro}
      <ErrorSummary title={everyForm.errorSummary} attempt={form.attempt} errors={form.mistakes} />
      <input type="hidden" name="form" value="page" />
      <TrapField />
      <TextField {...box('fullName', limits.name)} {...keyboards.name} />
      <PhoneField
        {...box('phoneNumber', limits.mobile)}
        {...(live ? {} : { pattern: indianMobilePattern })}
      />
      <TextField {...box('email', limits.email)} {...keyboards.email} />
      <TextAreaField {...box('message', limits.message)} rows={5} />
      {chosen !== '' && (
        <Note as="div" icon="info" tone="teal">
          <div className="grid grid-cols-1 gap-2">
            <p>
              {words.chosen.lead} <b>{chosen}</b>
            </p>
            <button
              type="button"
              className={cn(textButton, 'justify-self-start')}
              aria-disabled={sending || undefined}
              onClick={() => {
                if (sending) return;
                draft.edit('speciality', '');
                draft.edit('doctor', '');
                document.getElementById('message')?.focus();
              }}
            >
              {words.chosen.leaveOut}
            </button>
          </div>
        </Note>
      )}
      <div className="grid grid-cols-1 gap-3">
        <Button
          type="submit"
          wide
          looksDisabled={live && (sending || !ready)}
          onClick={ignoreSecondClick}
          describedBy={missing && 'contact-form-missing'}
        >
          {sending ? words.sending.submitting : words.sending.submit}
        </Button>
        {missing && (
          <p id="contact-form-missing" className="text-quiet">
            {missing}
          </p>
        )}
        <SendStatus phase={phase} outcome={outcome} words={words.sending} site={site} />
      </div>
      {notice}
    </form>
  );
}
