import { pathAtMonths } from '@site/kit/ui/age-in-address.ts';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { assessmentWords } from '../../content/page-words.ts';
import type { AgeRange } from '../../content/card-schema.ts';
import type { CategoryContent, ConditionCategory } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/condition-path.ts';
import { AgeChoice } from '../age-choice.tsx';
import { describeAges, describeWholeSpan } from '../format-ages.ts';
import { coversAge, fitsAge, toMonths } from '../age-in-months.ts';
import { useMedicalText } from '../medical/medical-context.ts';
import { PanelLabel } from '../offer-panel.tsx';
import { singlyCostsLess } from './singly-costs-less.ts';

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
