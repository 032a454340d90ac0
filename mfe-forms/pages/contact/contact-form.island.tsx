import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { ContactForm } from './contact-form.tsx';
import { pageDraft } from './contact-draft.ts';

/** The contact page's form. Static parts: the content above its fields, and the privacy notice. */
export const contactFormIsland = defineIsland('contact-form', PlacedContactForm);

function PlacedContactForm({ staticParts: [intro, notice] }: IslandProps<object>) {
  const { site, notify, setTitlePrefix } = usePageContext();
  return (
    <ContactForm
      site={site}
      notify={notify}
      setTitlePrefix={setTitlePrefix}
      draft={pageDraft}
      intro={<StaticHtml of={intro} className="grid gap-2" />}
      notice={<StaticHtml of={notice} />}
    />
  );
}
