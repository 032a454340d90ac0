import { useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { useLocation } from '@site/kit/router.ts';
import { Tabs } from '@site/kit/ui/tabs.tsx';
import { useAgeInAddress } from '@site/kit/ui/age-in-address.ts';
import { conditionTabs } from '../../content/condition-tabs.ts';
import { SIGNS_TAB } from './signs-by-age.ts';

type TabsOfConditionProps = {
  /** What the tabs are about: "About ADHD". */
  label: string;
  /** The ages that signs are split by, as in the address; choosing one opens the signs. */
  ages: readonly string[];
};

/** The tab bar of a condition, over static panels. */
export const conditionTabsIsland = defineIsland<TabsOfConditionProps>(
  'condition-tabs',
  TabsOfCondition,
);

function TabsOfCondition({ label, ages, staticParts }: IslandProps<TabsOfConditionProps>) {
  // From the router, because on client-side navigation the page renders before the browser's address changes.
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
