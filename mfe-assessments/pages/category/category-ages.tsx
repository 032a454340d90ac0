import { atMonths } from '@site/kit/ui/months-in-address.ts';
import { labelLook } from '@site/kit/ui/field.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import type { AgeRange } from '../../content/card-schema.ts';
import type { CategoryContent, ConditionCategory } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/condition-path.ts';
import { AgeChoice } from '../age-choice.tsx';
import { agesInWords } from '../age-words.ts';
import { fitsAge, inMonths } from '../in-months.ts';

/**
 * Asks for the child's age and names the assessments that fit it. A single range is no choice: it is
 * only named.
 */
export function CategoryAges({ category }: { category: CategoryContent }) {
  const [first, ...others] = category.ages;
  if (!first) return null;
  if (category.topic === 'physical' || others.length === 0) {
    return <p className={labelLook}>{words.onlyAge.replace('{ages}', agesInWords(first))}</p>;
  }
  return (
    <AgeChoice question={words.ageQuestion} ages={category.ages} marked={words.agesMarked}>
      {(age) => <Fitting category={category} age={age} />}
    </AgeChoice>
  );
}

function Fitting({ category, age }: { category: ConditionCategory; age: AgeRange }) {
  const { topic } = category;
  return (
    <>
      <p className="ui-quiet">{words.forThisAge}</p>
      <ul className="ui-fitting-assessments">
        {category.assessmentTypes
          .filter((card) => fitsAge(card, age))
          .map(({ slug, title, ages, reading }) => (
            <li key={slug}>
              <a href={atMonths(`${categoryPath(topic)}/${slug}`, inMonths(age))}>{title}</a>
              {reading && (
                <span className="ui-quiet">
                  {' '}
                  {words.questionnaireFor.replace('{ages}', ages.map(agesInWords).join(', '))}
                </span>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
