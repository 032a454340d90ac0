import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { parseMonths, useMonthsInAddress, useAgeInAddress } from '@site/kit/ui/age-in-address.ts';
import { useSaveToAddress } from '@site/kit/ui/use-save-to-address.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { type AgesForMonths, agesForMonths } from './ages.ts';

type AgeOption = {
  /** The age's value in the address. */
  param: string;
  /** The displayed text, such as `24–31 months`. */
  label: string;
  /** In whole months; `to` is exclusive. */
  from: number;
  to: number;
};

type AgeChoiceBehaviourProps = {
  ages: readonly AgeOption[];
  /** The id of the tab to open at the chosen age. */
  opens?: string;
  /**
   * Announced when a link's age range matches several bands. `{first}` and `{last}` stand for the first and last
   * matching bands.
   */
  marked: string;
};

/**
 * Enhances a static age selector: stores the chosen age in the address, and selects the age in the address. If a link
 * has an age range that matches exactly one band, that band is selected; otherwise the matching bands are marked and
 * the parent chooses. Until then the range stays in the address, because on client-side navigation the page renders
 * before the browser's address changes.
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
    // If the parent chose an age before hydration, write it to the address.
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

/** Returns the ages from the address: the chosen one, or else those that match its range of months. */
function requestedAges(
  ages: readonly AgeOption[],
  requested: string | null,
  fromLink: string | null,
): AgesForMonths<AgeOption> {
  const wider = requested === null && fromLink !== null ? parseMonths(fromLink) : null;
  if (wider) return agesForMonths(ages, wider);
  return { chosen: ages.find(({ param }) => param === requested), among: [] };
}
