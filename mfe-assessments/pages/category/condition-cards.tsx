import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import type { ConditionCategory } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/condition-path.ts';
import { ageRange, agesInWords } from '../age-words.ts';
import { useMedicalText } from '../medical/medical-context.ts';
import { Spot } from '../spot.tsx';

/** The conditions of a category, each leading to its page. */
export function ConditionCards({ category }: { category: ConditionCategory }) {
  const { site, say } = useMedicalText();
  return (
    <ul className="ui-category-items">
      {category.assessmentTypes.map(
        ({ slug, title, subTitle, text, spot, colour, ages, reading }) => (
          <li key={slug}>
            <a
              className="ui-card ui-card-pressable ui-category-item"
              href={`${categoryPath(category.topic)}/${slug}`}
            >
              <Spot site={site} name={spot} colour={colour} />
              <div>
                <h3>{title}</h3>
                {subTitle && <Chip>{subTitle}</Chip>}
                <p className="ui-card-text">{say(text)}</p>
                {reading ? (
                  <p className="ui-card-text mt-1.5">{say(reading.text)}</p>
                ) : (
                  <p className="ui-category-item-ages">
                    {ages.map((range, index) => (
                      <span key={range.from}>
                        {index === ages.length - 1 ? agesInWords(range) : `${ageRange(range)}, `}
                      </span>
                    ))}
                  </p>
                )}
                <ArrowLabel>{words.read}</ArrowLabel>
              </div>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
