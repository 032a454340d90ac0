import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useIslandSurroundings } from '@site/kit/islands/surroundings.ts';
import { useLocation } from '@site/kit/router.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { interventions } from '../../content/interventions.ts';
import { Countdown } from '../../countdown/countdown.tsx';
import { keptInTab } from '../../form/kept-in-tab.ts';
import { askedAbout, WAITLIST_ID } from '../../waitlist/asked-about.ts';
import { waitlistDraft } from '../../waitlist/waitlist-draft.ts';
import { WaitlistForm } from '../../waitlist/waitlist-form.tsx';

/** What the visitor has typed; kept while the page lives, and over a reload. */
const draft = waitlistDraft(keptInTab('waitlist-page'));

/** The clock that runs to the day when interventions open. */
export const countdownIsland = defineIsland('countdown', function RunningCountdown() {
  const { site } = useIslandSurroundings();
  return <Countdown until={site.countdowns.interventions} onTint />;
});

/** What the waitlist is for: what the visitor asked about elsewhere, once the page is live and can read its address. */
export const waitlistIntroIsland = defineIsland('waitlist-intro', function WaitlistIntro() {
  const live = useHydrated();
  const { search } = useLocation();
  const about = live ? askedAbout(search) : null;
  const { join } = interventions;
  return (
    <div className="grid gap-2">
      <h2 id={WAITLIST_ID} className="scroll-mt-24">
        {about === null ? join.heading : join.headingAbout.replace('{about}', about)}
      </h2>
      <p className="quiet">{about === null ? join.lead : join.leadAbout}</p>
    </div>
  );
});

/** The form that takes an email for the waitlist. */
export const waitlistFormIsland = defineIsland('waitlist-form', function PlacedWaitlistForm() {
  const { site, notify } = useIslandSurroundings();
  return <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="waitlist-" />;
});

/** What is alive on the page about interventions to come. */
export const islands = [countdownIsland, waitlistIntroIsland, waitlistFormIsland];
