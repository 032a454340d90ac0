import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { useIslandSurroundings } from '@site/kit/islands/surroundings.ts';
import { deletionDraft } from './deletion-draft.ts';
import { DeletionForm } from './deletion-form.tsx';

/** What the visitor has typed; kept while the page lives. */
const draft = deletionDraft();

/** The deletion form. It keeps what stands above its boxes and the notice about the visitor's details. */
export const deletionFormIsland = defineIsland('deletion-form', PlacedDeletionForm);

function PlacedDeletionForm({ kept: [intro, notice] }: IslandProps<object>) {
  const { site, notify, setTitlePrefix } = useIslandSurroundings();
  return (
    <DeletionForm
      site={site}
      notify={notify}
      setTitlePrefix={setTitlePrefix}
      draft={draft}
      intro={<Kept of={intro} className="contents" />}
      notice={<Kept of={notice} />}
    />
  );
}
