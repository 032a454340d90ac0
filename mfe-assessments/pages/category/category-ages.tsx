import { pathAtMonths } from '@site/kit/ui/age-in-address.ts';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { assessmentWords } from '../../content/other-page-words.ts';
import type { AgeRange } from '../../content/card-schema.ts';
import type { CategoryContent, ConditionCategory } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/condition-path.ts';
import { AgeChoice } from '../age-choice.tsx';
import { describeAges } from '../format-ages.ts';
import { fitsAge, toMonths } from '../age-in-months.ts';
import { PanelLabel } from '../offer-panel.tsx';

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
        {assessmentWords.onlyAge.replace('{ages}', describeAges(first))}
      </PanelLabel>
    );
  }
  return (
    <AgeChoice
      question={assessmentWords.ageQuestion}
      ages={category.ages}
      marked={assessmentWords.agesMarked}
    >
      {(age) => <Fitting category={category} age={age} />}
    </AgeChoice>
  );
}

function Fitting({ category, age }: { category: ConditionCategory; age: AgeRange }) {
  const { topic } = category;
  return (
    <>
      <p className="text-quiet">{words.forThisAge}</p>
      <ul data-fitting="" className="flex flex-wrap gap-x-4.5">
        {category.assessmentTypes
          .filter((card) => fitsAge(card, age))
          .map(({ slug, title, ages, reading }) => (
            <li key={slug}>
              <a
                href={pathAtMonths(`${categoryPath(topic)}/${slug}`, toMonths(age))}
                className="inline-block py-2.5 font-semibold"
              >
                {title}
              </a>
              {reading && (
                <span className="text-quiet">
                  {' '}
                  {words.questionnaireFor.replace('{ages}', ages.map(describeAges).join(', '))}
                </span>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
