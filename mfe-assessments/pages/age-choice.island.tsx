import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { parseMonths, useMonthsInAddress, useAgeInAddress } from '@site/kit/ui/age-in-address.ts';
import { useSaveToAddress } from '@site/kit/ui/use-save-to-address.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { type AgesForMonths, agesForMonths } from './ages-for-months.ts';

type AgeOption = {
  /** As in the address. */
  param: string;
  /** For display: `24–31 months`. */
  label: string;
  /** In whole months; `to` is exclusive. */
  from: number;
  to: number;
};

type AgeChoiceBehaviourProps = {
  ages: readonly AgeOption[];
  /** The id of the tab to open at the chosen age. */
  opens?: string;
  /** Announced when a link gave a wider age range; `{first}` and `{last}` are the bands that fit. */
  marked: string;
};

/**
 * Enhances a static age selector: keeps the chosen age in the address, and selects the age from the address. An age
 * range from a link is selected if exactly one band fits; otherwise the fitting bands are marked and the parent
 * chooses. The address keeps the range until then: on client-side navigation the page renders before the browser's
 * address changes.
 */
export const ageChoiceIsland = defineIsland<AgeChoiceBehaviourProps>(
  'age-choice',
  AgeChoiceBehaviour,
);

function AgeChoiceBehaviour({
  ages,
  opens,
  marked,
  staticParts,
}: IslandProps<AgeChoiceBehaviourProps>) {
  const root = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  const hydrated = useHydrated();
  const requested = useAgeInAddress();
  const fromLink = useMonthsInAddress();
  const saveToAddress = useSaveToAddress();
  const { among } = requestedAges(ages, requested, fromLink);
  const [first, last] = [among.at(0), among.at(-1)];
  const radios = () => [...(root.current?.querySelectorAll('input') ?? [])];

  const saveChosen = useEffectEvent(() => {
    const age = ages[radios().findIndex(({ checked }) => checked)];
    if (age) saveToAddress({ age: age.param, ...(opens === undefined ? {} : { part: opens }) });
  });

  const follow = useEffectEvent((age: string | null, months: string | null) => {
    // Chosen before hydration: update the address.
    const isChosen = isNew.current && radios().some(({ checked }) => checked);
    isNew.current = false;
    if (isChosen) return saveChosen();
    const fitting = requestedAges(ages, age, months);
    for (const [index, radio] of radios().entries()) {
      const own = ages[index];
      radio.checked = own !== undefined && own === fitting.chosen;
      radio.toggleAttribute('data-fits', own !== undefined && fitting.among.includes(own));
    }
  });

  useEffect(() => follow(requested, fromLink), [requested, fromLink]);

  useEffect(() => {
    const area = root.current;
    const onChange = () => saveChosen();
    area?.addEventListener('change', onChange);
    return () => area?.removeEventListener('change', onChange);
  }, []);

  return (
    <>
      <StaticHtml
        of={staticParts[0]}
        ref={root}
        data-age-choice=""
        className="grid grid-cols-1 gap-2 md:gap-4 print:in-data-condition:block"
      />
      {hydrated && first && last && (
        <p className="text-quiet">
          {marked.replace('{first}', first.label).replace('{last}', last.label)}
        </p>
      )}
    </>
  );
}

/** The ages in the address: a chosen one, or else those that fit the months in it. */
function requestedAges(
  ages: readonly AgeOption[],
  requested: string | null,
  fromLink: string | null,
): AgesForMonths<AgeOption> {
  const wider = requested === null && fromLink !== null ? parseMonths(fromLink) : null;
  if (wider) return agesForMonths(ages, wider);
  return { chosen: ages.find(({ param }) => param === requested), among: [] };
}
