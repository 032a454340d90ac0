import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import type { DeletionFormWords } from '../../content/page-schemas.ts';
import deletionForm from '../../content/deletion-form.yaml';
import { type FormDraft, createFormDraft } from '../../form/form-draft.ts';
import { formBox } from '../../form/form-parts.tsx';
import { type FormDescription, PageForm, type PageFormProps } from '../../form/page-form.tsx';
import { deletionFields, parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import { type FormStorage, tabStorage } from '../../form/form-storage.ts';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';

type DeletionField = keyof typeof deletionFields;

const description: FormDescription<DeletionField> = {
  fields: deletionFields,
  words: contentOf<DeletionFormWords>(deletionForm),
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
      path: '/delete-data',
      check: parseDeletionRequest,
      // Send all four fields, including empty ones (specification, section 7).
      body: ({ name, email, phone = '', reason = '' }) => ({ name, email, phone, reason }),
    },
    storage,
  );
}

const draft = deletionDraft(tabStorage('deletion'));

/** The deletion form. Static parts: the content above its fields, and the privacy notice. */
export const deletionFormIsland = defineIsland('deletion-form', PlacedDeletionForm);

function PlacedDeletionForm({ staticParts: [intro, notice] }: IslandProps<object>) {
  const { site, notify, setTitlePrefix } = usePageContext();
  return (
    <DeletionForm
      site={site}
      notify={notify}
      setTitlePrefix={setTitlePrefix}
      draft={draft}
      intro={<StaticHtml of={intro} className="contents" />}
      notice={<StaticHtml of={notice} />}
    />
  );
}
