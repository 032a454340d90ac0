import { Island } from '@site/kit/islands/island.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/page-words.ts';
import { conditionTabs, signAges } from './tab-list.ts';
import { useCondition } from './condition-context.ts';
import { conditionTabsIsland } from './condition-tabs.island.tsx';
import {
  CausesTab,
  DefinitionTab,
  DiagnosisTab,
  SignsTab,
  TreatmentTab,
  TypesTab,
} from './tab-bodies.tsx';

const tabBody = {
  definition: DefinitionTab,
  types: TypesTab,
  signs: SignsTab,
  causes: CausesTab,
  diagnosis: DiagnosisTab,
  treatment: TreatmentTab,
} as const;

/** The six tabs. Definition is open unless the address names another tab. */
export function ConditionTabs() {
  const { condition } = useCondition();
  const name = nameInSentence(condition.name.short);
  return (
    <Section
      ground="white"
      topic={condition.topic}
      title={words('allAbout').replace('{name}', name)}
    >
      <p
        data-essentials-today=""
        className="hidden font-head text-30 leading-head font-bold text-balance"
      >
        {words('essentials.today')}
      </p>
      <Island
        of={conditionTabsIsland}
        props={{ label: words('tabsLabel').replace('{name}', name), ages: signAges(condition) }}
        staticParts={conditionTabs.map(({ part }) => {
          const Body = tabBody[part];
          return <Body key={part} />;
        })}
      />
    </Section>
  );
}

/** Formats a condition's name for use within a sentence: “autism”, “conduct disorder”, but “ADHD”. */
function nameInSentence(name: string): string {
  const [first = '', second = ''] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name;
}
