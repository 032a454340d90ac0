import { type FormEvent, type ReactNode, useRef } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { limits } from '@site/kit/api/limits.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import type { DeletionFormWords } from '../../content/deletion-schema.ts';
import type { EveryFormWords } from '../../content/words-schema.ts';
import deletionForm from '../../content/deletion-form.yaml';
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
import { deletionFields, type DeletionField } from './deletion-draft.ts';

const words = contentOf<DeletionFormWords>(deletionForm);
const everyForm = contentOf<EveryFormWords>(everyFormDocument);

type DeletionFormProps = Pick<PageProps, 'site' | 'notify' | 'setTitlePrefix'> & {
  draft: FormDraft<DeletionField>;
  /** Stands above the boxes. */
  intro: ReactNode;
  /** What happens with the visitor's details, under the button. */
  notice: ReactNode;
};

/**
 * The deletion form. The browser checks it, live or not: it stops a press, says why at the first wrong box and
 * leads there. Since a browser's word vanishes, the form says the same beside every wrong box until it is changed.
 */
export function DeletionForm({
  site,
  notify,
  setTitlePrefix,
  draft,
  intro,
  notice,
}: DeletionFormProps) {
  const live = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: deletionFields,
    words: words.fields,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, noticeMs.deletion)),
  });
  const { problems, phase, outcome, sending } = form;
  useErrorTitle(setTitlePrefix, form.accused);
  useTypedBefore(element, draft);

  function onInvalid({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const field = deletionFields.find((name) => name === target.name);
    if (!field) return;
    form.refuse(field, target.value, problems[field] ?? target.validationMessage);
  }

  /** What every box has. While the page is not live the browser also keeps it within its length. */
  function box(field: DeletionField) {
    return { ...form.box(field), ...(live ? {} : { maxLength: limits[field] }) };
  }

  return (
    <form
      ref={element}
      // The browser leads to a wrong box: its label must not be left under the header.
      className={cn(formBox, '[&_:is(input,textarea)]:scroll-mt-24')}
      action={`${site.apiBase}/delete-data`}
      method="post"
      data-live=""
      onInvalidCapture={onInvalid}
      onSubmit={form.onSubmit}
    >
      {intro}
      <ErrorSummary title={everyForm.errorSummary} attempt={form.attempt} errors={form.mistakes} />
      <TrapField />
      <TextField {...box('name')} {...keyboards.name} required />
      <TextField {...box('email')} {...keyboards.email} required />
      <TextField {...box('phone')} {...keyboards.phone} />
      <TextAreaField {...box('reason')} rows={4} />
      <div className="grid grid-cols-1 gap-3">
        <Button type="submit" wide looksDisabled={sending} onClick={ignoreSecondClick}>
          {sending ? words.sending.submitting : words.sending.submit}
        </Button>
        <SendStatus phase={phase} outcome={outcome} words={words.sending} site={site} />
      </div>
      {notice}
    </form>
  );
}
