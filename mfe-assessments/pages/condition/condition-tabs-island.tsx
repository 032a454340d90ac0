import { useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Kept } from '@site/kit/islands/kept.tsx';
import { useLocation } from '@site/kit/router.ts';
import { Tabs } from '@site/kit/ui/tabs.tsx';
import { conditionTabs } from '../../content/condition-tabs.ts';

type TabsOfConditionProps = {
  /** What the tabs are about: "About ADHD". */
  label: string;
};

/** The line of tabs of a condition, over panels that are kept as they are. */
export const conditionTabsIsland = defineIsland<TabsOfConditionProps>('tabs', TabsOfCondition);

function TabsOfCondition({ label, kept }: IslandProps<TabsOfConditionProps>) {
  // A visit from another page is drawn before the browser's address changes, so the router is asked.
  const { hash } = useLocation();
  const [selected, setSelected] = useState(hash.slice(1));
  return (
    <Tabs
      label={label}
      selected={selected}
      onSelect={setSelected}
      tabs={conditionTabs.map(({ label: of, hash: id }, index) => ({
        id,
        label: of,
        content: <Kept of={kept[index]} />,
      }))}
    />
  );
}
