import type { ReactNode } from 'react';
import { safetyAdvice as allAdvice } from '@site/kit/safety/safety.ts';
import type { SafetyAdviceId } from '@site/kit/safety/safety-schema.ts';
import { callsTo } from '@site/kit/ui/care-calls.tsx';
import { CareCards } from '@site/kit/ui/care-cards.tsx';
import { SafetyCard, SafetyCardInShort } from '@site/kit/ui/safety-card.tsx';
import { type Ground, Section } from '@site/kit/ui/section.tsx';
import type { Care } from '../../content/medical-text-schema.ts';
import { medicalPageWords as words } from '../../content/page-words.ts';
import { useMedicalText } from './medical-context.ts';

type WhenToGetHelpProps = {
  care: Care;
  /** The shared danger cards to show below, in this order. */
  safetyAdvice?: readonly SafetyAdviceId[];
  /** The path of the checklist to print and take to the doctor. */
  checklist?: string;
  ground?: Ground;
  children?: ReactNode;
};

/**
 * Says when to see a doctor, when to get help today and when to act immediately, with phone numbers and places, and
 * then what to do about each danger that the page mentions.
 */
export function WhenToGetHelp({
  care,
  safetyAdvice = [],
  checklist,
  ground = 'paper',
  children,
}: WhenToGetHelpProps) {
  const { site, fill } = useMedicalText();
  const { heading, intro, doctor, urgent, emergency } = care;
  const points = new Set([doctor, urgent, emergency].flatMap((card) => card.bullets));
  const pointsOf = ({ bullets }: Care['doctor' | 'urgent' | 'emergency']) => bullets.map(fill);
  const act = (card: Care['urgent' | 'emergency']) => ({
    points: pointsOf(card),
    calls: callsTo(card.helplines, site.helplines),
    place: card.place === undefined ? undefined : fill(card.place),
  });
  return (
    <Section id="help" ground={ground} title={fill(heading)} intro={fill(intro)}>
      <CareCards
        doctor={{
          points: pointsOf(doctor),
          action: { label: words('bookVisit'), href: '/clinic' },
          toPrint:
            checklist === undefined ? undefined : { label: words('checklist'), href: checklist },
        }}
        urgent={act(urgent)}
        emergency={act(emergency)}
      />
      {safetyAdvice.length > 0 && (
        <div className="mt-2.5 grid gap-2.5 max-md:not-print:-mx-2 md:mt-4 md:gap-4 xl:mt-5 xl:gap-5 print:block">
          {safetyAdvice.map((id) => {
            const advice = allAdvice[id];
            return advice.whole === undefined ? (
              <SafetyCard
                key={id}
                advice={advice}
                helplines={site.helplines}
                isShownAbove={points.has(advice.intro.text)}
              />
            ) : (
              <SafetyCardInShort key={id} advice={advice} href={advice.whole} />
            );
          })}
        </div>
      )}
      {children}
    </Section>
  );
}
