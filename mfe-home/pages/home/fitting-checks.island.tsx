import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { pathAtMonths, type Months, useAgeInAddress } from '@site/kit/ui/age-in-address.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { useSaveToAddress } from '@site/kit/ui/use-save-to-address.ts';

/** Years of age, inclusive. */
type Years = { from: number; to: number };

type FittingChecksProps = {
  question: string;
  /** Label of the initial option. */
  anyAge: string;
  ages: readonly (Years & { id: string; label: string })[];
  checks: readonly Years[];
  /** The announcement of how many checks match, with placeholders `{count}` and `{age}`. */
  found: string;
};

/** Value of the initial option. */
const ANY_AGE = '';

const SELECT_ID = 'age-of-child';

/**
 * A dropdown of ages that filters the checks. The island holds the state and controls the dropdown. Initially, and
 * without JavaScript, all checks are visible. The chosen age is stored in the address, and links pass it on. Static
 * parts: the text above the dropdown, the image, each check, and the text below.
 */
export const fittingChecks = defineIsland<FittingChecksProps>('fitting-checks', FittingChecks);

function FittingChecks({
  question,
  anyAge,
  ages,
  checks,
  found,
  staticParts,
}: IslandProps<FittingChecksProps>) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(ANY_AGE);
  const age = ages.find((option) => option.id === chosen);
  const fits = checks.map(({ from, to }) => !age || (from <= age.to && to >= age.from));
  const count = fits.filter(Boolean).length;
  const [words, picture, ...rest] = staticParts;
  const isNew = useRef(true);
  const requested = useAgeInAddress();
  const saveToAddress = useSaveToAddress();

  function choose(id: string) {
    const next = ages.find((option) => option.id === id);
    setChosen(id);
    saveToAddress({ age: next ? ageParam(next) : null });
  }

  const follow = useEffectEvent((inAddress: string | null) => {
    // If the visitor chose an age before hydration, write it to the address.
    const already = isNew.current ? select.current?.value : undefined;
    isNew.current = false;
    if (already) choose(already);
    else setChosen(ages.find((option) => ageParam(option) === inAddress)?.id ?? ANY_AGE);
  });

  useEffect(() => follow(requested), [requested]);

  // The links are static HTML, so write the chosen age into them in place.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) {
      const { pathname } = link;
      link.setAttribute('href', age ? pathAtMonths(pathname, toMonths(age)) : pathname);
    }
  }, [age]);

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] xl:gap-14">
      <div className="grid content-start justify-items-start gap-4 lg:max-xl:grid-cols-[1fr_300px] lg:max-xl:grid-rows-[auto_1fr] lg:max-xl:gap-x-8">
        <StaticHtml of={words} className="grid grid-cols-1 justify-items-start gap-4" />
        <div className="w-full max-w-95 noscript:hidden">
          <SelectField
            id={SELECT_ID}
            ref={select}
            label={question}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: ANY_AGE, label: anyAge },
              ...ages.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        </div>
        <StaticHtml
          of={picture}
          className="-order-1 mx-auto w-full max-w-62.5 lg:max-xl:col-start-2 lg:max-xl:row-[1/span_2] lg:max-xl:max-w-none xl:order-1 xl:mx-0 xl:mt-3 xl:max-w-95"
        />
      </div>
      <div>
        <output className="sr-only" htmlFor={SELECT_ID}>
          {age && found.replace('{count}', String(count)).replace('{age}', age.label)}
        </output>
        {/* Two columns, or one with large text on a phone. */}
        <ul
          ref={list}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.75rem,40%)),1fr))] gap-2.5 wrap-anywhere md:gap-3.5"
        >
          {fits.map((isFitting, index) => (
            // The index is a stable key, because checks never change order.
            <StaticHtml key={index} as="li" of={rest[index]} hidden={!isFitting} />
          ))}
        </ul>
        <StaticHtml of={rest[fits.length]} />
      </div>
    </div>
  );
}

/** Formats an age range for the address: `1-4` is from the first birthday to the fourth. */
function ageParam({ from, to }: Years): string {
  return `${from}-${to + 1}`;
}

function toMonths({ from, to }: Years): Months {
  return { from: from * 12, to: (to + 1) * 12 };
}
