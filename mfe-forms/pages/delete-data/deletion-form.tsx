import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/durations.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { DeletionFormWords } from '../../content/deletion-schema.ts';
import deletionForm from '../../content/deletion-form.yaml';
import { type FormDraft, createFormDraft } from '../../form/form-draft.ts';
import { formBox } from '../../form/form-parts.tsx';
import { type FormDescription, PageForm, type PageFormProps } from '../../form/page-form.tsx';
import { requestDeletion } from '@site/kit/api/forms-client.ts';
import { deletionFields, parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { FormStorage } from '../../form/form-storage.ts';

type DeletionField = keyof typeof deletionFields;

const description: FormDescription<DeletionField> = {
  fields: deletionFields,
  words: contentOf<DeletionFormWords>(deletionForm),
  path: '/delete-data',
  validation: 'browser',
  toastMs: toastMs.long,
};

export function DeletionForm(props: PageFormProps<DeletionField>) {
  // The browser scrolls to an invalid field: keep its label out from under the header.
  const className = cn(formBox, '[&_:is(input,textarea)]:scroll-mt-24');
  return <PageForm {...props} description={description} className={className} />;
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
