import type { FormEvent, ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast-ms.ts';
import type { PageContextValue } from '@site/kit/islands/page-context.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import type { DeletionFormWords } from '../../content/deletion-schema.ts';
import type { EveryFormWords } from '../../content/words-schema.ts';
import deletionForm from '../../content/deletion-form.yaml';
import everyFormDocument from '../../content/every-form.yaml';
import { type FormDraft, createFormDraft } from '../../form/form-draft.ts';
import {
  FieldControl,
  formBox,
  HoneypotField,
  SendButton,
  SendStatus,
} from '../../form/form-parts.tsx';
import { sendingNotice, useErrorTitle, useForm } from '../../form/use-form.ts';
import { fieldNames, type FormField } from '@site/kit/api/form-schema.ts';
import { requestDeletion } from '@site/kit/api/forms-client.ts';
import { deletionFields, parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { FormStorage } from '../../form/form-storage.ts';

const words = contentOf<DeletionFormWords>(deletionForm);
const everyForm = contentOf<EveryFormWords>(everyFormDocument);

const names = fieldNames(deletionFields);

type DeletionField = keyof typeof deletionFields;

type DeletionFormProps = Pick<PageContextValue, 'site' | 'notify' | 'setTitlePrefix'> & {
  draft: FormDraft<DeletionField>;
  intro: ReactNode;
  /** The privacy notice, below the button. */
  notice: ReactNode;
};

/**
 * The deletion form, which the browser validates both before and after hydration. The browser's messages disappear, so
 * the form also shows them beside each invalid field until its value changes.
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
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields: deletionFields,
    words: words.fields,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, toastMs.long)),
  });
  const { phase, outcome, sending } = form;
  useErrorTitle(setTitlePrefix, form.hasErrors);

  function onInvalid({ target }: FormEvent) {
    form.formProps.onInvalidCapture();
    if (!(target instanceof HTMLInputElement)) return;
    const field = names.find((name) => name === target.name);
    if (!field) return;
    const error = draft.current().errors[field] ?? target.validationMessage;
    form.setError(field, target.value, error);
  }

  return (
    <form
      {...form.formProps}
      // The browser scrolls to an invalid field: keep its label out from under the header.
      className={cn(formBox, '[&_:is(input,textarea)]:scroll-mt-24')}
      action={`${site.apiBase}/delete-data`}
      method="post"
      data-live=""
      onInvalidCapture={onInvalid}
    >
      {intro}
      <ErrorSummary title={everyForm.errorSummary} attempt={form.attempt} errors={form.summary} />
      <HoneypotField />
      {names.map((name) => {
        const { kind, maxLength, optional = false }: FormField = deletionFields[name];
        return (
          <FieldControl
            key={name}
            {...form.fieldProps(name)}
            kind={kind}
            required={!optional}
            // Once hydrated, the form reports excess length itself.
            {...(live ? {} : { maxLength })}
          />
        );
      })}
      <div className="grid grid-cols-1 gap-3">
        <SendButton words={words.sending} sending={sending} looksDisabled={sending} />
        <SendStatus phase={phase} outcome={outcome} words={words.sending} site={site} />
      </div>
      {notice}
    </form>
  );
}

export function deletionDraft(storage?: FormStorage): FormDraft<DeletionField> {
  return createFormDraft(
    {
      fields: deletionFields,
      check: parseDeletionRequest,
      // Send all four fields, including empty ones (specification, section 7).
      send: (apiBase, { name, email, phone = '', reason = '' }, options) =>
        requestDeletion(apiBase, { name, email, phone, reason }, options),
    },
    storage,
  );
}
