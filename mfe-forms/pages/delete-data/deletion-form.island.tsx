import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { tabStorage } from '../../form/form-storage.ts';
import { deletionDraft, DeletionForm } from './deletion-form.tsx';

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
