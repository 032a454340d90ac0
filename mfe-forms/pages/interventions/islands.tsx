import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useIslandSurroundings } from '@site/kit/islands/surroundings.ts';
import { Countdown } from '../../countdown/countdown.tsx';
import { waitlistDraft } from '../../waitlist/waitlist-draft.ts';
import { WaitlistForm } from '../../waitlist/waitlist-form.tsx';

/** What the visitor has typed; kept while the page lives. */
const draft = waitlistDraft();

/** The clock that runs to the day when interventions open. */
export const countdownIsland = defineIsland('countdown', function RunningCountdown() {
  const { site } = useIslandSurroundings();
  return <Countdown until={site.countdowns.interventions} onTint />;
});

/** The form that takes an email for the waitlist. */
export const waitlistFormIsland = defineIsland('waitlist-form', function PlacedWaitlistForm() {
  const { site, notify } = useIslandSurroundings();
  return <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="waitlist-" />;
});

/** What is alive on the page about interventions to come. */
export const islands = [countdownIsland, waitlistFormIsland];
