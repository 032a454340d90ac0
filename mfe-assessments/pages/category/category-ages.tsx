import { pathAtMonths } from '@site/kit/ui/age-in-address.ts';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { assessmentWords } from '../../content/page-words.ts';
import type { AgeRange } from '../../content/card-schema.ts';
import type { CategoryContent, ConditionCategory } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/paths.ts';
import { AgeChoice } from '../age-choice.tsx';
import {
  describeAges,
  describeWholeSpan,
  coversAge,
  fitsAge,
  toMonths,
  agesOverlap,
} from '../ages.ts';
import { useMedicalText } from '../medical/medical-context.ts';
import { PanelLabel, formatRupees } from '../offer-panel.tsx';
import type { SiteConfig } from '@site/kit/site.ts';

/**
 * Asks for the child's age and lists the matching assessments. If the category has only one age range, shows it as
 * text.
 */
export function CategoryAges({ category }: { category: CategoryContent }) {
  const [first, ...others] = category.ages;
  if (!first) return null;
  if (category.topic === 'physical' || others.length === 0) {
    return (
      <PanelLabel besidePicture={category.topic === 'physical'}>
        {assessmentWords('onlyAge').replace('{ages}', describeAges(first))}
      </PanelLabel>
    );
  }
  return (
    <AgeChoice
      question={assessmentWords('ageQuestion')}
      ages={category.ages}
      marked={assessmentWords('agesMarked')}
    >
      {(age) => <Fitting category={category} age={age} />}
    </AgeChoice>
  );
}

function Fitting({ category, age }: { category: ConditionCategory; age: AgeRange }) {
  const { topic } = category;
  const { prices } = useMedicalText().site;
  return (
    <>
      <p className="text-quiet">{words('forThisAge')}</p>
      <ul data-fitting="" className="flex flex-wrap gap-x-4.5">
        {category.assessmentTypes
          .filter((card) => fitsAge(card, age))
          .map(({ slug, title, ages, ageNote }) => (
            <li key={slug}>
              <a
                href={pathAtMonths(`${categoryPath(topic)}/${slug}`, toMonths(age))}
                className="inline-block py-2.5 font-semibold"
              >
                {title}
              </a>
              <span className="text-quiet">
                {!coversAge(ages, age) &&
                  ` ${words('questionnaireFor').replace('{ages}', describeWholeSpan(ages))}`}
                {ageNote && ` ${ageNote}`}
              </span>
            </li>
          ))}
      </ul>
      <p className="text-quiet">{singlyCostsLess(category, age, prices)}</p>
    </>
  );
}

/**
 * Says what the questionnaires for an age cost one by one, if that is less than the category's price. Without it the
 * "discounted price" would mislead.
 */
export function singlyCostsLess(
  { assessmentTypes }: ConditionCategory,
  age: AgeRange,
  prices: SiteConfig['prices'],
): string | undefined {
  const offered = assessmentTypes.filter(({ ages }) => ages.some((own) => agesOverlap(own, age)));
  const sum = offered.reduce((total, { priceKey }) => total + prices[priceKey], 0);
  if (offered.length === 0 || sum >= prices.categoryNow) return undefined;
  const name = offered.length === 1 ? 'oneCostsLess' : 'singlyCostsLess';
  return words(`price.${name}`)
    .replace('{count}', String(offered.length))
    .replace('{ages}', describeAges(age))
    .replace('{sum}', formatRupees(sum));
}
