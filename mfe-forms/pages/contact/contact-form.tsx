import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '@site/kit/api/contract.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { PhoneField } from '@site/kit/ui/phone-field.tsx';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { contactPage } from '../../content/contact.ts';
import { DataNotice } from '../message/data-notice.tsx';
import type { MessageDraft } from '../message/message-draft.ts';
import { useMessageDraft } from '../message/use-message-draft.ts';
import { contactFormFields, type ContactFormField } from './contact-form-draft.ts';
import { missingLine } from './missing-line.ts';
import { SendStatus } from './send-status.tsx';

type ContactFormProps = Pick<PageProps, 'site' | 'notify' | 'setTitlePrefix'> & {
  draft: MessageDraft<ContactFormField>;
};

/** How long the notice about a sent or unsent message stays, in milliseconds (specification, section 9). */
const NOTICE_MS = 2000;

/** How people write ten digits that start with 6 to 9; see `normaliseIndianMobile`, which has the last word. */
const MOBILE_PATTERN = String.raw`\s*(\+?91|0)?([\s\-]*[6-9])([\s\-]*[0-9]){9}\s*`;

const words = contactPage.form;

/**
 * The contact page's form. Without JavaScript it is a plain form that the browser checks and posts. Once
 * live it checks and sends by itself: the button looks disabled while something is empty or wrong, and
 * pressing it then sends nothing and says what is missing.
 */
export function ContactForm({ site, notify, setTitlePrefix, draft }: ContactFormProps) {
  const live = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, phase, outcome } = useMessageDraft(draft);
  const [attempt, setAttempt] = useState(0);
  const [leftWrong, setLeftWrong] = useState<ReadonlySet<ContactFormField>>(new Set());
  const sending = phase === 'sending';
  const ready = Object.keys(problems).length === 0;
  const pressed = attempt > 0;
  // The outcome of a message takes the place of what is needed for one.
  const missing = sending || outcome ? undefined : missingLine({ values, problems }, words);
  const titlePrefix = pressed && !ready ? words.errorTitlePrefix : '';

  useEffect(() => {
    if (titlePrefix === '') return undefined;
    setTitlePrefix(titlePrefix);
    return () => setTitlePrefix('');
  }, [titlePrefix, setTitlePrefix]);

  useLayoutEffect(() => {
    // What was typed before this code arrived, or put back by the browser, is in the boxes only.
    if (!form.current) return;
    const typed = new FormData(form.current);
    const inBoxes = Object.fromEntries(
      contactFormFields.map((field) => [field, String(typed.get(field) ?? '')]),
    );
    if (contactFormFields.some((field) => inBoxes[field] !== draft.current().values[field])) {
      draft.edit(inBoxes);
    }
  }, [draft]);

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (ready) {
      setAttempt(0);
      setLeftWrong(new Set());
    }
    const result = await draft.send(site.apiBase);
    switch (result.kind) {
      case 'already-sending':
        return;
      case 'invalid':
      case 'refused':
        setAttempt((count) => count + 1);
        return;
      case 'sent':
        notify({ kind: 'success', text: words.sent.message, durationMs: NOTICE_MS });
        return;
      case 'not-sent':
        notify({ kind: 'error', text: words.notSent.message, durationMs: NOTICE_MS });
    }
  }

  function onLeave(field: ContactFormField, event: FocusEvent) {
    // Only on the way to another box: a line that appears under the pointer would move what is being pressed.
    const next = event.relatedTarget;
    const toAnotherBox = next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement;
    if (toAnotherBox && values[field] !== '') setLeftWrong((fields) => new Set(fields).add(field));
  }

  /** What every box of the form has. The browser checks it only until the form does so itself. */
  function box(field: ContactFormField, maxLength: number) {
    const { label, hint } = words.fields[field];
    return {
      id: field,
      name: field,
      label,
      hint,
      error: pressed || leftWrong.has(field) ? problems[field] : undefined,
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        draft.edit({ [field]: target.value }),
      onBlur: (event: FocusEvent) => onLeave(field, event),
      readOnly: sending,
      'aria-required': true,
      ...(live ? {} : { required: true, maxLength }),
    };
  }

  return (
    <form
      ref={form}
      className="form"
      action={`${site.apiBase}/contact-us`}
      method="post"
      data-live=""
      noValidate={live}
      onSubmit={onSubmit}
    >
      <div>
        <h2>{words.heading}</h2>
        <p className="quiet">{words.lead}</p>
      </div>
      <ErrorSummary
        title={words.errorSummary}
        attempt={attempt}
        errors={contactFormFields.flatMap((fieldId) => {
          const message = problems[fieldId];
          return pressed && message !== undefined ? [{ fieldId, message }] : [];
        })}
      />
      <input type="hidden" name="form" value="page" />
      <TextField
        {...box('fullName', limits.name)}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <PhoneField
        {...box('phoneNumber', 2 * limits.phone)}
        {...(live ? {} : { pattern: MOBILE_PATTERN })}
      />
      <TextField
        {...box('email', limits.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField {...box('message', limits.message)} rows={5} />
      <div className="stack gap-3">
        <Button
          type="submit"
          wide
          looksDisabled={live && (sending || !ready)}
          describedBy={missing && 'contact-form-missing'}
        >
          {sending ? words.submitting : words.submit}
        </Button>
        {missing && (
          <p id="contact-form-missing" className="quiet">
            {missing}
          </p>
        )}
        <SendStatus phase={phase} outcome={outcome} words={words} site={site} />
      </div>
      <DataNotice id="how-we-use-your-details" words={words.dataNotice} site={site} />
    </form>
  );
}
