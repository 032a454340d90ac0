import { useEffect, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';

/** Years of age, both included. */
type Years = { from: number; to: number };

type FittingChecksProps = {
  question: string;
  /** The name of the choice before a choice. */
  anyAge: string;
  ages: readonly (Years & { id: string; label: string })[];
  /** The ages of each check. */
  checks: readonly Years[];
  /** Says how many checks fit: `{count}` and `{age}` stand for the two. */
  found: string;
};

/** The value of the choice before a choice. */
const ANY_AGE = '';

const SELECT_ID = 'age-of-child';

/**
 * A dropdown of ages, and of all checks those that fit the chosen one. This part keeps the choice and the
 * dropdown follows it. Before a choice, and without JavaScript, all checks are seen. It keeps the words
 * above the dropdown, the picture, each check, and the words below.
 */
export const fittingChecks = defineIsland<FittingChecksProps>('fitting-checks', FittingChecks);

function FittingChecks({
  question,
  anyAge,
  ages,
  checks,
  found,
  kept,
}: IslandProps<FittingChecksProps>) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(ANY_AGE);
  const age = ages.find((option) => option.id === chosen);
  const fits = checks.map(({ from, to }) => !age || (from <= age.to && to >= age.from));
  const count = fits.filter(Boolean).length;
  const [words, picture, ...rest] = kept;

  useEffect(() => {
    // A visitor may have chosen before this code arrived.
    if (select.current) setChosen(select.current.value);
  }, []);

  return (
    <div className="finder">
      <div className="finder-question">
        <Kept of={words} className="txt" />
        <div className="finder-choice">
          <SelectField
            id={SELECT_ID}
            ref={select}
            label={question}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: ANY_AGE, label: anyAge },
              ...ages.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        </div>
        <Kept of={picture} className="finder-picture" />
      </div>
      <div>
        <output className="visually-hidden" htmlFor={SELECT_ID}>
          {age && found.replace('{count}', String(count)).replace('{age}', age.label)}
        </output>
        <ul className="fits">
          {fits.map((isFitting, index) => (
            // The checks never change places.
            <Kept key={index} as="li" of={rest[index]} hidden={!isFitting} />
          ))}
        </ul>
        <Kept of={rest[fits.length]} />
      </div>
    </div>
  );
}
