import { useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { useLocation } from '@site/kit/location.ts';
import { Tabs } from '@site/kit/ui/tabs.tsx';
import { useAgeInAddress } from '@site/kit/ui/age-in-address.ts';
import { conditionTabs, SIGNS_TAB } from './tab-list.ts';

type TabsOfConditionProps = {
  /** The label of the tab bar, such as "About ADHD". */
  label: string;
  /** The ages that signs are split by, in the format of the address. Choosing an age opens its signs. */
  ages: readonly string[];
};

/** The tab bar of a condition, over static panels. */
export const conditionTabsIsland = defineIsland<TabsOfConditionProps>(
  'condition-tabs',
  TabsOfCondition,
);

function TabsOfCondition({ label, ages, staticParts }: IslandProps<TabsOfConditionProps>) {
  // Read the router's location, because on client-side navigation the page renders before the browser's address
  // changes.
  const { hash } = useLocation();
  const [selected, setSelected] = useState(hash.slice(1));
  const age = useAgeInAddress();
  const [lastAge, setLastAge] = useState(age);
  const isOfSigns = age !== null && ages.includes(age);
  if (age !== lastAge) {
    setLastAge(age);
    if (isOfSigns) setSelected(SIGNS_TAB);
  }
  return (
    <Tabs
      label={label}
      first={isOfSigns ? SIGNS_TAB : undefined}
      selected={selected}
      onSelect={setSelected}
      tabs={conditionTabs.map(({ label: of, hash: id }, index) => ({
        id,
        label: of,
        content: <StaticHtml of={staticParts[index]} />,
      }))}
    />
  );
}
