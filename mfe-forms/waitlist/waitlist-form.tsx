import { useEffect, useRef, useState } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { limits } from '@site/kit/api/limits.ts';
import { WAITLIST_PURPOSE, waitlistFields } from '@site/kit/api/waitlist-subscription.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import type { WaitlistFormWords } from '../content/waitlist-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import waitlistForm from '../content/waitlist-form.yaml';
import waitlistNotice from '../content/notices/waitlist.md';
import { DataNotice } from '../form/data-notice.tsx';
import { ignoreSecondClick } from '../form/ignore-second-click.ts';
import { keyboards } from '../form/keyboards.ts';
import { noticeMs } from '../form/notice-times.ts';
import { SendStatus } from '../form/send-status.tsx';
import { sendingNotice } from '../form/sending-notice.ts';
import { TrapField } from '../form/trap-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import type { WaitlistDraft } from './waitlist-draft.ts';

const words = contentOf<WaitlistFormWords>(waitlistForm);
const notice = contentOf<DataNoticeWords>(waitlistNotice);

type WaitlistFormProps = Pick<PageProps, 'site' | 'notify'> & {
  draft: WaitlistDraft;
  /** Before the ids, because the dialog may stand over the page that has the same form. */
  idPrefix: string;
};

/** How long nothing is typed, in milliseconds, before a wrong email is said aloud: not at every letter. */
const PAUSE_MS = 500;

/** The waitlist's rule for an email as a pattern, for browsers without JavaScript; see `isEmailAddress`. */
const EMAIL_PATTERN = String.raw`\S+@\S+\.\S+`;

/**
 * The form that takes an email for the waitlist. The email is checked at each letter once there is one. Until it
 * is right the button looks disabled, sends nothing, and when pressed says so and leads to the box.
 */
export function WaitlistForm({ site, notify, draft, idPrefix }: WaitlistFormProps) {
  const live = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: waitlistFields,
    words: words.fields,
    idPrefix,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, noticeMs.form)),
  });
  const { values, problems, phase, outcome, sending, ready, attempt } = form;
  useTypedBefore(element, draft);
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);

  const typed = values.email !== '';
  const box = form.box('email');
  const error = typed ? problems.email : box.error;
  // The error beside the box says enough.
  const missing = typed || error || sending || outcome ? undefined : words.missing;
  const missingId = `${idPrefix}missing`;
  return (
    <form
      ref={element}
      className="grid grid-cols-1 gap-4"
      action={`${site.apiBase}/subscribe-public`}
      method="post"
      data-live=""
      noValidate={live}
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="purpose" value={WAITLIST_PURPOSE} />
      <TrapField />
      <TextField
        {...box}
        {...keyboards.email}
        ref={input}
        error={error}
        aria-required
        {...(live ? {} : { required: true, maxLength: limits.email, pattern: EMAIL_PATTERN })}
      />
      <output className="sr-only">
        {typed && error && <AfterPause key={values.email}>{error}</AfterPause>}
      </output>
      <div className="grid grid-cols-1 gap-3">
        <Button
          type="submit"
          wide
          looksDisabled={live && (sending || !ready)}
          onClick={ignoreSecondClick}
          describedBy={missing && missingId}
        >
          {sending ? words.sending.submitting : words.sending.submit}
        </Button>
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

/** Words that come after a pause. */
function AfterPause({ children }: { children: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return due && <span>{children}</span>;
}
