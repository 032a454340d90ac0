import { wordsOf } from '@site/kit/content/content-of.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useLocation } from '@site/kit/location.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import document from '../../content/waitlist-intro.yaml';
import { askedAbout, WAITLIST_ID } from '../../waitlist/asked-about.ts';

const words = wordsOf(document);

/**
 * Introduces the waitlist. Once live, names the product that the visitor asked about on another page, from the address.
 */
export const waitlistIntroIsland = defineIsland('waitlist-intro', function WaitlistIntro() {
  const live = useHydrated();
  const { search } = useLocation();
  const about = live ? askedAbout(search) : null;
  return (
    <div className="grid gap-2">
      <h2 id={WAITLIST_ID} className="scroll-mt-24">
        {about === null ? words('heading') : words('headingAbout').replace('{about}', about)}
      </h2>
      <p className="text-quiet">{words(about === null ? 'lead' : 'leadAbout')}</p>
    </div>
  );
});
