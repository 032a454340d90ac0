import type { ReactNode } from 'react';
import { SegmentedRadios } from '@site/kit/ui/segmented-radios.tsx';
import type { AgeRange } from '../content/category-schema.ts';
import { ageRange } from './age-words.ts';

type AgeChoiceProps<Age extends AgeRange> = {
  /** The question, "How old is your child?" */
  question: string;
  ages: readonly Age[];
  /** What is said of one age. */
  children: (age: Age) => ReactNode;
};

/**
 * Asks for the child's age among a few ranges and shows what is said of the chosen one. None is chosen
 * until the parent chooses, so that nobody reads about another child's age by mistake. What is shown is
 * a matter of the stylesheet (`age-choice`), so it needs no script.
 */
export function AgeChoice<Age extends AgeRange>({ question, ages, children }: AgeChoiceProps<Age>) {
  return (
    <div className="age-choice stack">
      <SegmentedRadios
        legend={question}
        name="age"
        options={ages.map((age, index) => ({
          value: String(index),
          label: (
            <>
              <b>{ageRange(age)}</b> {age.unit}
            </>
          ),
        }))}
      />
      <div aria-live="polite">
        {ages.map((age, index) => (
          <div key={age.from} data-age={index}>
            {children(age)}
          </div>
        ))}
      </div>
    </div>
  );
}
