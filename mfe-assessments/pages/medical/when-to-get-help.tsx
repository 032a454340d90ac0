import type { SiteConfig } from '@site/kit/site.ts';
import { CareCards } from '@site/kit/ui/care-cards.tsx';
import { type Ground, Section } from '@site/kit/ui/section.tsx';
import type { Care } from '../../content/medical-text-schema.ts';
import { medicalPageWords as words } from '../../content/medical-page-words.ts';
import { useMedicalText } from './medical-context.ts';

/** When to see a doctor, when to call today and when to act at once, with the numbers to call. */
export function WhenToGetHelp({ care, ground = 'paper' }: { care: Care; ground?: Ground }) {
  const { site, say } = useMedicalText();
  const { heading, intro, doctor, urgent, emergency } = care;
  return (
    <Section id="help" ground={ground} title={say(heading)} intro={say(intro)}>
      <CareCards
        doctor={{
          points: doctor.bullets.map(say),
          action: { label: words.bookVisit, href: '/clinic' },
        }}
        urgent={{ points: urgent.bullets.map(say), calls: callsTo(urgent.helplines, site) }}
        emergency={{
          points: emergency.bullets.map(say),
          calls: callsTo(emergency.helplines, site),
        }}
      />
    </Section>
  );
}

/** The helplines of a card in its own order, in the words of the site's configuration. */
function callsTo(numbers: readonly string[], site: SiteConfig) {
  return numbers.flatMap((number) =>
    site.helplines
      .filter((helpline) => helpline.number === number)
      .map(({ name, about }) => ({ number, name, about })),
  );
}
