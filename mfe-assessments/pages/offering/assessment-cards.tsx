import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { hostOf, NewTabNotice, newTab } from '@site/kit/ui/new-tab.tsx';
import { cardLook } from '@site/kit/ui/card-look.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { assessmentLink } from '../../content/condition-path.ts';
import { describeAgeRanges } from '../format-ages.ts';
import { formatRupees } from '../offer-panel.tsx';
import { Spot } from '../spot.tsx';

type AssessmentCardsProps = {
  assessments: NonNullable<OfferingContent['assessments']>;
  site: SiteConfig;
};

/** Cards that link to assessments on the assessment site, with the number of questions, ages and price. */
export function AssessmentCards({ assessments, site }: AssessmentCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-[1fr_1fr] xl:grid-cols-[repeat(5,1fr)]">
      {assessments.items.map(
        ({ title, slug, questions, ages, ageNote, priceKey, spot, colour }) => (
          <li key={title} className="grid">
            <a className={cardLook.pressable} href={assessmentLink(site, slug)} {...newTab}>
              {/* The image shrinks if large text leaves no room for a long word beside it. */}
              <div className="grid flex-1 grid-cols-[clamp(0px,(100%-12rem)*999,72px)_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 px-4.5 pt-4 pb-4.5 xl:grid-cols-[1fr] xl:grid-rows-[auto_1fr_auto_auto] xl:gap-1.5">
                <Spot
                  site={site}
                  name={spot}
                  colour={colour}
                  className="row-span-3 w-full overflow-hidden xl:row-auto xl:mb-1.5 xl:w-18"
                />
                <h3>{title}</h3>
                <p className="leading-snug text-ink-quiet">
                  {questions} {assessments.questionsLabel}
                  <span className="block">{describeAgeRanges(ages)}</span>
                  {ageNote && <span className="block">{ageNote}</span>}
                  <b className="block text-ink">{formatRupees(site.prices[priceKey])}</b>
                </p>
                <span className="mt-2 grid">
                  <ArrowLabel external>{assessments.action}</ArrowLabel>
                </span>
                <NewTabNotice site={hostOf(assessmentLink(site, slug))} />
              </div>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
