import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { useIslandSurroundings } from '@site/kit/islands/surroundings.ts';
import { ContactForm } from './contact-form.tsx';
import { pageDraft } from './page-draft.ts';

/** The contact page's form. It keeps what stands above its boxes and the notice about the visitor's details. */
export const contactFormIsland = defineIsland('contact-form', PlacedContactForm);

function PlacedContactForm({ kept: [intro, notice] }: IslandProps<object>) {
  const { site, notify, setTitlePrefix } = useIslandSurroundings();
  return (
    <ContactForm
      site={site}
      notify={notify}
      setTitlePrefix={setTitlePrefix}
      draft={pageDraft}
      intro={<Kept of={intro} className="grid gap-2" />}
      notice={<Kept of={notice} />}
    />
  );
}
