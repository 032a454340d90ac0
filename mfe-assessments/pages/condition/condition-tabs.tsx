import { useState } from 'react';
import { useLocation } from '@site/kit/router.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { Tabs } from '@site/kit/ui/tabs.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { conditionTabs } from '../../content/condition-tabs.ts';
import { CausesTab } from './causes-tab.tsx';
import { useCondition } from './condition-context.ts';
import { DefinitionTab } from './definition-tab.tsx';
import { DiagnosisTab } from './diagnosis-tab.tsx';
import { SignsTab } from './signs-tab.tsx';
import { TreatmentTab } from './treatment-tab.tsx';
import { TypesTab } from './types-tab.tsx';

const tabBody = {
  definition: DefinitionTab,
  types: TypesTab,
  signs: SignsTab,
  causes: CausesTab,
  diagnosis: DiagnosisTab,
  treatment: TreatmentTab,
} as const;

/** The six tabs. Definition is seen first unless the address names another one. */
export function ConditionTabs() {
  const { condition } = useCondition();
  // A visit from another page is drawn before the browser's address changes, so the router is asked.
  const { hash } = useLocation();
  const [selected, setSelected] = useState(hash.slice(1));
  const name = condition.name.short;
  return (
    <Section ground="white" topic={condition.topic} title={words.allAbout.replace('{name}', name)}>
      <Tabs
        label={words.tabsLabel.replace('{name}', name)}
        selected={selected}
        onSelect={setSelected}
        tabs={conditionTabs.map(({ part, label, hash: id }) => {
          const Body = tabBody[part];
          return { id, label, content: <Body /> };
        })}
      />
    </Section>
  );
}
