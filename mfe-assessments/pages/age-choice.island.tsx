import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { parseMonths, useMonthsInAddress } from '@site/kit/ui/months-in-address.ts';
import { useAddressNote } from '@site/kit/ui/use-address-note.ts';
import { useAgeInAddress } from '@site/kit/ui/use-age-in-address.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { type AgesForMonths, agesForMonths } from './ages-for-months.ts';

type AgeToChoose = {
  /** As the address names it. */
  inAddress: string;
  /** As it is read: `24–31 months`. */
  inWords: string;
  /** In whole months; `to` is the first month after it. */
  from: number;
  to: number;
};

type AgeChoiceBehaviourProps = {
  /** The ages to choose from. */
  ages: readonly AgeToChoose[];
  /** The id of the tab that is opened at the chosen age. */
  opens?: string;
  /** Said when a wider age was brought from another page; `{first}` and `{last}` are the ages that fit. */
  marked: string;
};

/**
 * What a script adds to a static choice of ages: the chosen one is in the page's address, and
 * the one that the address names is chosen. An age brought from another page is chosen too where one
 * range fits it; where several do, they are marked and the parent chooses. The address keeps what was
 * brought until then: a visit from another page is drawn before the browser's address changes.
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
  const alive = useHydrated();
  const asked = useAgeInAddress();
  const brought = useMonthsInAddress();
  const note = useAddressNote();
  const { among } = agesAsked(ages, asked, brought);
  const [first, last] = [among.at(0), among.at(-1)];
  const radios = () => [...(root.current?.querySelectorAll('input') ?? [])];

  const noteChosen = useEffectEvent(() => {
    const age = ages[radios().findIndex(({ checked }) => checked)];
    if (age) note({ age: age.inAddress, ...(opens === undefined ? {} : { part: opens }) });
  });

  const follow = useEffectEvent((age: string | null, months: string | null) => {
    // Chosen before this code arrived: the address follows.
    const isChosen = isNew.current && radios().some(({ checked }) => checked);
    isNew.current = false;
    if (isChosen) return noteChosen();
    const fitting = agesAsked(ages, age, months);
    for (const [index, radio] of radios().entries()) {
      const own = ages[index];
      radio.checked = own !== undefined && own === fitting.chosen;
      radio.toggleAttribute('data-fits', own !== undefined && fitting.among.includes(own));
    }
  });

  useEffect(() => follow(asked, brought), [asked, brought]);

  useEffect(() => {
    const area = root.current;
    const onChange = () => noteChosen();
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
      {alive && first && last && (
        <p className="text-quiet">
          {marked.replace('{first}', first.inWords).replace('{last}', last.inWords)}
        </p>
      )}
    </>
  );
}

/** The ages that the address asks for: the one it names, or else those that fit the months it brings. */
function agesAsked(
  ages: readonly AgeToChoose[],
  asked: string | null,
  brought: string | null,
): AgesForMonths<AgeToChoose> {
  const wider = asked === null && brought !== null ? parseMonths(brought) : null;
  if (wider) return agesForMonths(ages, wider);
  return { chosen: ages.find(({ inAddress }) => inAddress === asked), among: [] };
}
