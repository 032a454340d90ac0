import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { keptInTab } from '../../form/kept-in-tab.ts';
import { waitlistDraft } from '../../waitlist/waitlist-draft.ts';
import { WaitlistForm } from '../../waitlist/waitlist-form.tsx';

/** What the visitor has typed; kept while the page lives, and over a reload. */
const draft = waitlistDraft(keptInTab('waitlist-page'));

/** The form that takes an email for the waitlist. */
export const waitlistFormIsland = defineIsland('waitlist-form', function PlacedWaitlistForm() {
  const { site, notify } = usePageContext();
  return <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="waitlist-" />;
});
