import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { useAddressNote } from '@site/kit/ui/use-address-note.ts';
import { useAgeInAddress } from '@site/kit/ui/use-age-in-address.ts';

type AgeChoiceBehaviourProps = {
  /** The ages to choose from, as the address names them. */
  ages: readonly string[];
  /** The id of the tab that is opened at the chosen age. */
  opens?: string;
};

/**
 * What a script adds to a static choice of ages: the chosen one is in the page's address, and
 * the one that the address names is chosen.
 */
export const ageChoiceIsland = defineIsland<AgeChoiceBehaviourProps>(
  'age-choice',
  AgeChoiceBehaviour,
);

function AgeChoiceBehaviour({ ages, opens, staticParts }: IslandProps<AgeChoiceBehaviourProps>) {
  const root = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  const asked = useAgeInAddress();
  const note = useAddressNote();
  const radios = () => [...(root.current?.querySelectorAll('input') ?? [])];

  const noteChosen = useEffectEvent(() => {
    const age = ages[radios().findIndex(({ checked }) => checked)];
    if (age !== undefined) note({ age, ...(opens === undefined ? {} : { part: opens }) });
  });

  const follow = useEffectEvent((age: string | null) => {
    // Chosen before this code arrived: the address follows.
    const isChosen = isNew.current && radios().some(({ checked }) => checked);
    isNew.current = false;
    if (isChosen) noteChosen();
    else for (const [index, radio] of radios().entries()) radio.checked = ages[index] === age;
  });

  useEffect(() => follow(asked), [asked]);

  useEffect(() => {
    const area = root.current;
    const onChange = () => noteChosen();
    area?.addEventListener('change', onChange);
    return () => area?.removeEventListener('change', onChange);
  }, []);

  return <StaticHtml of={staticParts[0]} ref={root} className="ui-age-choice ui-stack" />;
}
