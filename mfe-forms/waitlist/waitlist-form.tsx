import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import {
  parseWaitlistSubscription,
  WAITLIST_PURPOSE,
  type WaitlistField,
  waitlistFields,
} from '@site/kit/api/waitlist-subscription.ts';
import type { WaitlistFormWords } from '../content/page-schemas.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import waitlistForm from '../content/waitlist-form.yaml';
import waitlistNotice from '../content/notices/waitlist.md';
import { DataNotice } from '../form/form-page.tsx';
import { type FormDescription, PageForm, type PageFormProps } from '../form/page-form.tsx';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { FormStorage } from '../form/form-storage.ts';

const words = contentOf<WaitlistFormWords>(waitlistForm);
const notice = contentOf<DataNoticeWords>(waitlistNotice);

const description: FormDescription<WaitlistField> = {
  fields: waitlistFields,
  words,
  postedValues: { purpose: WAITLIST_PURPOSE },
  // The rule of `isEmailAddress`.
  patterns: { email: String.raw`\S+@\S+\.\S+` },
  validation: 'form',
  showsErrorsWhileTyping: true,
  toastMs: toastMs.short,
  // Once the visitor has typed or tried to join, the field's own error is enough.
  helper: ({ values, attempt }) =>
    values.email === '' && attempt === 0 ? words.missing : undefined,
};

type WaitlistFormProps = Pick<PageFormProps<WaitlistField>, 'site' | 'notify' | 'draft'> & {
  idPrefix: string;
};

export function WaitlistForm({ idPrefix, ...props }: WaitlistFormProps) {
  return (
    <PageForm
      {...props}
      description={description}
      className="grid grid-cols-1 gap-4"
      idPrefix={idPrefix}
      notice={<DataNotice id={`${idPrefix}data-notice`} words={notice} site={props.site} />}
    />
  );
}

export type WaitlistDraft = FormDraft<WaitlistField>;

export function waitlistDraft(storage?: FormStorage): WaitlistDraft {
  return createFormDraft(
    {
      fields: waitlistFields,
      path: '/subscribe-public',
      check: (answers) => parseWaitlistSubscription({ ...answers, purpose: WAITLIST_PURPOSE }),
    },
    storage,
  );
}
