import type { ReactNode } from 'react';
import { allSafetyAdvice } from '@site/kit/safety/all-safety-advice.ts';
import type { SafetyAdviceId } from '@site/kit/safety/safety-advice.ts';
import { callsTo } from '@site/kit/ui/care-calls.tsx';
import { CareCards } from '@site/kit/ui/care-cards.tsx';
import { SafetyCard } from '@site/kit/ui/safety-card.tsx';
import { SafetyCardInShort } from '@site/kit/ui/safety-card-in-short.tsx';
import { type Ground, Section } from '@site/kit/ui/section.tsx';
import { bulletText, type Care } from '../../content/medical-text-schema.ts';
import { medicalPageWords as words } from '../../content/other-page-words.ts';
import { useMedicalText } from './medical-context.ts';

type WhenToGetHelpProps = {
  care: Care;
  /** The shared danger cards to show below, in this order. */
  safetyAdvice?: readonly SafetyAdviceId[];
  /** Those of the long ones that this page shows whole. */
  wholeAdvice?: readonly SafetyAdviceId[];
  /** The path of the checklist to print and take to the doctor. */
  checklist?: string;
  ground?: Ground;
  children?: ReactNode;
};

/** The two longest cards. They are whole on one page, which opens them at once; other pages show their first steps. */
const longAdvice: Partial<Record<SafetyAdviceId, string>> = {
  'suicide-and-self-harm': '/blog/103',
  'sexual-abuse': '/blog/103',
};

/**
 * Says when to see a doctor, when to get help today and when to act immediately, with phone numbers and places, and
 * then what to do about each danger that the page mentions.
 */
export function WhenToGetHelp({
  care,
  safetyAdvice = [],
  wholeAdvice = [],
  checklist,
  ground = 'paper',
  children,
}: WhenToGetHelpProps) {
  const { site, fill } = useMedicalText();
  const { heading, intro, doctor, urgent, emergency } = care;
  const points = new Set(
    [doctor, urgent, emergency].flatMap((card) => card.bullets.map(bulletText)),
  );
  const pointsOf = ({ bullets }: Care['doctor' | 'urgent' | 'emergency']) =>
    bullets.map((bullet) => fill(bulletText(bullet)));
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
          action: { label: words.bookVisit, href: '/clinic' },
          toPrint:
            checklist === undefined ? undefined : { label: words.checklist, href: checklist },
        }}
        urgent={act(urgent)}
        emergency={act(emergency)}
      />
      {safetyAdvice.length > 0 && (
        <div className="mt-2.5 grid gap-2.5 max-md:not-print:-mx-2 md:mt-4 md:gap-4 xl:mt-5 xl:gap-5 print:block">
          {safetyAdvice.map((id) => {
            const wholeOn = longAdvice[id];
            return wholeOn === undefined || wholeAdvice.includes(id) ? (
              <SafetyCard
                key={id}
                advice={allSafetyAdvice[id]}
                helplines={site.helplines}
                isShownAbove={points.has(allSafetyAdvice[id].intro)}
              />
            ) : (
              <SafetyCardInShort key={id} advice={allSafetyAdvice[id]} href={wholeOn} />
            );
          })}
        </div>
      )}
      {children}
    </Section>
  );
}
