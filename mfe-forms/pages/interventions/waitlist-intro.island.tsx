import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useLocation } from '@site/kit/router.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { interventions } from '../../content/interventions.ts';
import { askedAbout, WAITLIST_ID } from '../../waitlist/asked-about.ts';

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
      <p className="text-quiet">{about === null ? join.lead : join.leadAbout}</p>
    </div>
  );
});
