import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { useAddressNote } from '@site/kit/ui/use-address-note.ts';
import { useAgeInAddress } from '@site/kit/ui/use-age-in-address.ts';

type AgeFrameProps = {
  /** The ages to choose from, as the address names them. */
  ages: readonly string[];
  /** The id of the tab that is opened at the chosen age. */
  opens?: string;
};

/**
 * What a script adds to a choice of ages, which it keeps: the chosen one is in the page's address, and
 * the one that the address names is chosen.
 */
export const ageFrame = defineIsland<AgeFrameProps>('age-choice', AgeFrame);

function AgeFrame({ ages, opens, kept }: IslandProps<AgeFrameProps>) {
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

  return <Kept of={kept[0]} ref={root} className="age-choice stack" />;
}
