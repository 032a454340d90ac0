import { useEffect, useRef, useState } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast-ms.ts';
import {
  parseWaitlistSubscription,
  WAITLIST_PURPOSE,
  type WaitlistField,
  waitlistFields,
} from '@site/kit/api/waitlist-subscription.ts';
import type { PageContextValue } from '@site/kit/islands/page-context.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import type { WaitlistFormWords } from '../content/interventions-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import waitlistForm from '../content/waitlist-form.yaml';
import waitlistNotice from '../content/notices/waitlist.md';
import { DataNotice } from '../form/form-page.tsx';
import { FieldControl, HoneypotField, SendButton, SendStatus } from '../form/form-parts.tsx';
import { sendingNotice, useForm } from '../form/use-form.ts';
import { subscribe } from '@site/kit/api/forms-client.ts';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { FormStorage } from '../form/form-storage.ts';

const words = contentOf<WaitlistFormWords>(waitlistForm);
const notice = contentOf<DataNoticeWords>(waitlistNotice);

type WaitlistFormProps = Pick<PageContextValue, 'site' | 'notify'> & {
  draft: WaitlistDraft;
  /** Prefix of ids, because the dialog can open over a page with the same form. */
  idPrefix: string;
};

/** Delay before announcing an invalid email, in milliseconds, so that it isn't announced on every keystroke. */
const PAUSE_MS = 500;

/** The waitlist's email rule as a `pattern`, for browsers without JavaScript; see `isEmailAddress`. */
const EMAIL_PATTERN = String.raw`\S+@\S+\.\S+`;

/**
 * The waitlist form. The email is validated on every keystroke once it is not empty. Until it is valid the button looks
 * disabled and sends nothing; clicking it then announces the error and focuses the field.
 */
export function WaitlistForm({ site, notify, draft, idPrefix }: WaitlistFormProps) {
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: waitlistFields,
    words: words.fields,
    idPrefix,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, toastMs.short)),
  });
  const { values, errors, phase, outcome, sending, ready, attempt } = form;
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);

  const typed = values.email !== '';
  const props = form.fieldProps('email');
  const error = typed ? errors.email : props.error;
  // Once the visitor has typed, the field's own error is enough.
  const missing = typed || error || sending || outcome ? undefined : words.missing;
  const missingId = `${idPrefix}missing`;
  return (
    <form
      {...form.formProps}
      className="grid grid-cols-1 gap-4"
      action={`${site.apiBase}/subscribe-public`}
      method="post"
      data-live=""
      noValidate={live}
    >
      <input type="hidden" name="purpose" value={WAITLIST_PURPOSE} />
      <HoneypotField />
      <FieldControl
        {...props}
        kind={waitlistFields.email.kind}
        ref={input}
        error={error}
        aria-required
        {...(live
          ? {}
          : { required: true, maxLength: waitlistFields.email.maxLength, pattern: EMAIL_PATTERN })}
      />
      <output className="sr-only">
        {typed && error && <Debounced key={values.email}>{error}</Debounced>}
      </output>
      <div className="grid grid-cols-1 gap-3">
        <SendButton
          words={words.sending}
          sending={sending}
          looksDisabled={live && (sending || !ready)}
          describedBy={missing && missingId}
        />
        {missing && (
          <p id={missingId} className="text-quiet">
            {missing}
          </p>
        )}
        <SendStatus phase={phase} outcome={outcome} words={words.sending} site={site} />
      </div>
      <DataNotice id={`${idPrefix}data-notice`} words={notice} site={site} />
    </form>
  );
}

/** Renders text after a pause, so that it is announced only then. */
function Debounced({ children }: { children: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return due && <span>{children}</span>;
}

export type WaitlistDraft = FormDraft<WaitlistField>;

export function waitlistDraft(storage?: FormStorage): WaitlistDraft {
  return createFormDraft(
    {
      fields: waitlistFields,
      check: (answers) => parseWaitlistSubscription({ ...answers, purpose: WAITLIST_PURPOSE }),
      send: subscribe,
    },
    storage,
  );
}
