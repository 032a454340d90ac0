import { Fragment, type ReactNode } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { SegmentedRadios } from '@site/kit/ui/segmented-radios.tsx';
import type { AgeRange } from '../content/card-schema.ts';
import { ageChoiceIsland } from './age-choice.island.tsx';
import { ageId, ageInAddress, ageRange, agesInWords } from './age-words.ts';
import { inMonths } from './in-months.ts';

type AgeChoiceProps<Age extends AgeRange> = {
  /** The question, "How old is your child?" */
  question: string;
  ages: readonly Age[];
  /** Said when a wider age was chosen on another page; `{first}` and `{last}` are the ages that fit it. */
  marked: string;
  /** The id of the tab that is opened at the chosen age, where one goes by age. */
  opens?: string | undefined;
  /** What is said of one age. */
  children: (age: Age) => ReactNode;
};

/**
 * Asks for the child's age among a few ranges and shows what is said of the chosen one. None is chosen
 * until the parent chooses, so that nobody reads about another child's age by mistake. What is shown is
 * a matter of the stylesheet (`data-age-choice`), so it needs no script; a script keeps the age in the address.
 */
export function AgeChoice<Age extends AgeRange>({
  question,
  ages,
  marked,
  opens,
  children,
}: AgeChoiceProps<Age>) {
  const choice = (
    <Fragment key="choice">
      {/* Every age is named with what is said of it, so on paper there is nothing to choose. */}
      <div className={cn('max-md:[&_label>span]:min-h-13 print:hidden', columnsFor(ages.length))}>
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
      </div>
      <div aria-live="polite">
        {ages.map((age, index) => (
          <div
            key={age.from}
            id={ageId(age)}
            data-age={index}
            // A link to an age shows what is said of it, and still opens the page at its top.
            className="group target:scroll-mt-[200vh]"
          >
            {/* The name is only needed where the ages are not chosen: on paper, and by a link to one. */}
            <p className="hidden group-target:block print:block print:break-after-avoid print:in-data-condition:mr-[1mm] print:in-data-condition:inline">
              <b>{agesInWords(age)}</b>
            </p>
            {children(age)}
          </div>
        ))}
      </div>
    </Fragment>
  );
  return (
    <Island
      of={ageChoiceIsland}
      props={{
        ages: ages.map((age) => ({
          inAddress: ageInAddress(age),
          inWords: agesInWords(age),
          ...inMonths(age),
        })),
        marked,
        ...(opens === undefined ? {} : { opens }),
      }}
      staticParts={[choice]}
    />
  );
}

/** So many ages to choose from take three rows or more. */
export const MANY_AGES = 9;

/** Four ages stand in one row of a phone; many in rows of four as soon as there is room. */
function columnsFor(count: number): string | undefined {
  if (count === 4) return '[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(3.2rem,1fr))]';
  if (count < MANY_AGES) return undefined;
  return 'max-sm:[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(3.7rem,1fr))] sm:[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(max(3.7rem,21%),1fr))]';
}
