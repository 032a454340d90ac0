import { SegmentedRadios } from '@site/kit/ui/segmented-radios.tsx';
import type { AgeRange } from '../content/category-schema.ts';
import { ageRange } from './age-words.ts';

type AgeRadiosProps = {
  /** The question, "How old is your child?" */
  question: string;
  ages: readonly AgeRange[];
  /** The place of the chosen range in `ages`. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Asks for the child's age among a few ranges. */
export function AgeRadios({ question, ages, chosen, onChoose }: AgeRadiosProps) {
  return (
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
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
