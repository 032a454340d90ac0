import { Fragment, type ReactNode } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { SegmentedRadios } from '@site/kit/ui/segmented-radios.tsx';
import type { AgeRange } from '../content/card-schema.ts';
import { ageChoiceIsland } from './age-choice.island.tsx';
import { ageId, ageParam, ageRange, describeAges, toMonths } from './ages.ts';

type AgeChoiceProps<Age extends AgeRange> = {
  /** The question, "How old is your child?" */
  question: string;
  ages: readonly Age[];
  /**
   * Announced when a link's age range matches several bands. `{first}` and `{last}` stand for the first and last
   * matching bands.
   */
  marked: string;
  /** The id of the tab to open at the chosen age, if there is a tab split by age. */
  opens?: string | undefined;
  /** Renders the content for one age. */
  children: (age: Age) => ReactNode;
};

/**
 * Asks for the child's age and shows the content for the chosen band. No age is preselected, so that nobody reads about
 * the wrong age by mistake. The stylesheet switches the content (`data-age-choice`), so this works without JavaScript;
 * a script stores the age in the address.
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
      {/* Hidden in print, where each age's content has its own heading. */}
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
            // A link to an age shows the content for that age, but still opens the page at the top.
            className="group target:scroll-mt-[200vh]"
          >
            {/* Needed only if no age is selected: in print, and when a link targets an age. */}
            <p className="hidden group-target:block print:block print:break-after-avoid print:in-data-condition:mr-[1mm] print:in-data-condition:inline">
              <b>{describeAges(age)}</b>
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
          param: ageParam(age),
          label: describeAges(age),
          ...toMonths(age),
        })),
        marked,
        ...(opens === undefined ? {} : { opens }),
      }}
      staticParts={[choice]}
    />
  );
}

/** With this many ages or more, the selector has at least three rows. */
export const MANY_AGES = 9;

/**
 * Returns the classes for the selector's columns. Four ages fit in one row on a phone; many ages are in rows of four as
 * soon as there is space.
 */
function columnsFor(count: number): string | undefined {
  if (count === 4) return '[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(3.2rem,1fr))]';
  if (count < MANY_AGES) return undefined;
  return 'max-sm:[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(3.7rem,1fr))] sm:[&_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(max(3.7rem,21%),1fr))]';
}
