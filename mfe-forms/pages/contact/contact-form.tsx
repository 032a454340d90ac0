import type { FocusEvent, ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast-ms.ts';
import { contactPageFields } from '@site/kit/api/contact-message.ts';
import { indianMobilePattern } from '@site/kit/api/indian-mobile.ts';
import { fieldNames, type FormField } from '@site/kit/api/form-schema.ts';
import type { PageContextValue } from '@site/kit/islands/page-context.ts';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { textButton } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { ContactFormWords } from '../../content/contact-schema.ts';
import type { EveryFormWords } from '../../content/words-schema.ts';
import contactForm from '../../content/contact-form.yaml';
import everyFormDocument from '../../content/every-form.yaml';
import type { FormDraft, DraftState } from '../../form/form-draft.ts';
import {
  FieldControl,
  formBox,
  HoneypotField,
  SendButton,
  SendStatus,
} from '../../form/form-parts.tsx';
import { sendingNotice, useErrorTitle, useForm } from '../../form/use-form.ts';
import { chosenDoctorLine, type ContactDraftField } from './contact-draft.ts';

const words = contentOf<ContactFormWords>(contactForm);
const everyForm = contentOf<EveryFormWords>(everyFormDocument);

const names = fieldNames(contactPageFields);

const patterns: Partial<Record<FormField['kind'], string>> = { mobile: indianMobilePattern };

type ContactFormField = (typeof names)[number];

type Box = HTMLInputElement | HTMLTextAreaElement;

type ContactFormProps = Pick<PageContextValue, 'site' | 'notify' | 'setTitlePrefix'> & {
  draft: FormDraft<ContactDraftField>;
  intro: ReactNode;
  /** The privacy notice, below the button. */
  notice: ReactNode;
};

/** The form's id, which the choice of a doctor links to. */
export const CONTACT_FORM_ID = 'send-a-message';

/**
 * The contact page's form. Without JavaScript the browser validates and posts it. Once hydrated, the form does both
 * itself: the button looks disabled while there are errors, and clicking it then shows the errors and sends nothing.
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
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: contactPageFields,
    words: words.fields,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, toastMs.short)),
  });
  const { values, errors, phase, outcome, sending, ready } = form;
  const chosen = live ? chosenDoctorLine(values) : '';
  // The outcome replaces the list of missing input.
  const missing = sending || outcome ? undefined : missingLine({ values, errors }, words);
  useErrorTitle(setTitlePrefix, form.hasErrors);

  function onBlur(field: ContactFormField, event: FocusEvent<Box>) {
    // Show the error only when focus moves to another field: on a click elsewhere, an appearing error would move the
    // click target.
    const next = event.relatedTarget;
    const toAnother = next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement;
    if (toAnother && event.target.value !== '') form.touch(field);
  }

  return (
    <form
      {...form.formProps}
      id={CONTACT_FORM_ID}
      className={formBox}
      action={`${site.apiBase}/contact-us`}
      method="post"
      data-live=""
      noValidate={live}
    >
      {intro}
      <ErrorSummary title={everyForm.errorSummary} attempt={form.attempt} errors={form.summary} />
      <input type="hidden" name="form" value="page" />
      <HoneypotField />
      {names.map((name) => {
        const { kind, maxLength, optional = false }: FormField = contactPageFields[name];
        return (
          <FieldControl
            key={name}
            {...form.fieldProps(name)}
            kind={kind}
            rows={5}
            onBlur={(event) => onBlur(name, event)}
            aria-required={!optional}
            // The browser validates until the page is hydrated.
            {...(live ? {} : { required: !optional, maxLength, pattern: patterns[kind] })}
          />
        );
      })}
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
                draft.edit({ speciality: '', doctor: '' });
                document.getElementById('message')?.focus();
              }}
            >
              {words.chosen.leaveOut}
            </button>
          </div>
        </Note>
      )}
      <div className="grid grid-cols-1 gap-3">
        <SendButton
          words={words.sending}
          sending={sending}
          looksDisabled={live && (sending || !ready)}
          describedBy={missing && 'contact-form-missing'}
        />
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

/** Returns a line about missing or invalid input, or one that says that the message is ready. */
export function missingLine(
  { values, errors }: Pick<DraftState<ContactFormField>, 'values' | 'errors'>,
  { helper, fields }: Pick<ContactFormWords, 'helper' | 'fields'>,
): string {
  const wrong = names.filter((field) => errors[field] !== undefined);
  const [missing, invalid] = [
    wrong.filter((field) => values[field].trim() === ''),
    wrong.filter((field) => values[field].trim() !== ''),
  ];
  const list = (listed: readonly ContactFormField[]) =>
    joinList(
      listed.map((field) => fields[field].name),
      helper.and,
    );
  const sentences = [
    ...(missing.length > 0 ? [helper.missing.replace('{fields}', list(missing))] : []),
    ...(invalid.length > 0 ? [helper.invalid.replace('{fields}', list(invalid))] : []),
  ];
  return sentences.join(' ') || helper.ready;
}

/**
 * Formats `a`, `a and b`, `a, b and c`. Doesn't use `Intl`, because servers and browsers differ in their data for
 * en-IN.
 */
function joinList(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`;
}
