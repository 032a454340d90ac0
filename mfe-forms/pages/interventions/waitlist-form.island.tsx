import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { tabStorage } from '../../form/form-storage.ts';
import { waitlistDraft, WaitlistForm } from '../../waitlist/waitlist-form.tsx';

const draft = waitlistDraft(tabStorage('waitlist-page'));

export const waitlistFormIsland = defineIsland('waitlist-form', function PlacedWaitlistForm() {
  const { site, notify } = usePageContext();
  return <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="waitlist-" />;
});
