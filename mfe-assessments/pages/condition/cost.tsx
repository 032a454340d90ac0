import { Section } from '@site/kit/ui/section.tsx';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** What it costs in India, where the page says so. */
export function Cost() {
  const { condition, say } = useCondition();
  const { cost } = condition;
  if (!cost) return null;
  return (
    <Section
      ground="white"
      topic={condition.topic}
      title={say(cost.heading)}
      intro={<CitedText of={cost.intro} />}
    >
      <div className="ui-costs">
        <BulletPoints points={cost.items} />
      </div>
    </Section>
  );
}
