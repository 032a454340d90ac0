import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { hostOf } from '@site/kit/ui/host-of.ts';
import { NewTabNotice, newTab } from '@site/kit/ui/new-tab.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook } from '@site/kit/ui/card-look.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { assessmentLink } from '../assessment-link.ts';
import { agesInLine } from '../age-words.ts';
import { inRupees } from '../in-rupees.ts';
import { Spot } from '../spot.tsx';

type AssessmentCardsProps = {
  assessments: NonNullable<OfferingContent['assessments']>;
  site: SiteConfig;
};

/** Assessments that start on the assessment site, each with its questions, its ages and its price. */
export function AssessmentCards({ assessments, site }: AssessmentCardsProps) {
  return (
    <ul className="ui-questionnaires">
      {assessments.items.map(({ title, slug, questions, ages, priceKey, spot, colour }) => (
        <li key={title}>
          <a
            className={cn(cardLook.pressable, 'ui-questionnaire')}
            href={assessmentLink(site, slug)}
            {...newTab}
          >
            <Spot site={site} name={spot} colour={colour} />
            <h3>{title}</h3>
            <p className="ui-card-text leading-snug text-ink-quiet">
              {questions} {assessments.questionsLabel}
              <span>{agesInLine(ages)}</span>
              <b>{inRupees(site.prices[priceKey])}</b>
            </p>
            <ArrowLabel external>{assessments.action}</ArrowLabel>
            <NewTabNotice site={hostOf(assessmentLink(site, slug))} />
          </a>
        </li>
      ))}
    </ul>
  );
}
