import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { useIslandSurroundings } from '@site/kit/islands/surroundings.ts';
import { keptInTab } from '../../form/kept-in-tab.ts';
import { deletionDraft } from './deletion-draft.ts';
import { DeletionForm } from './deletion-form.tsx';

/** What the visitor has typed; kept while the page lives, and over a reload. */
const draft = deletionDraft(keptInTab('deletion'));

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
