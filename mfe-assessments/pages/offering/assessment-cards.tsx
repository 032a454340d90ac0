import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { NewTabNotice, newTab } from '@site/kit/ui/new-tab.tsx';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { Spot } from '../spot.tsx';

type AssessmentCardsProps = {
  assessments: NonNullable<OfferingContent['assessments']>;
  site: SiteConfig;
};

/** Assessments that start on the assessment site, each with its number of questions. */
export function AssessmentCards({ assessments, site }: AssessmentCardsProps) {
  return (
    <ul className="starts">
      {assessments.items.map(({ title, questions, spot, colour }) => (
        <li key={title}>
          <a className="card card-press start" href={site.links.assessmentSite} {...newTab}>
            <Spot site={site} name={spot} colour={colour} />
            <h3>{title}</h3>
            <p className="card-text">
              {questions} {assessments.questionsLabel}
            </p>
            <ArrowLabel>{assessments.action}</ArrowLabel>
            <NewTabNotice />
          </a>
        </li>
      ))}
    </ul>
  );
}
