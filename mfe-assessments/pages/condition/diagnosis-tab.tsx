import { BulletPoints } from '../medical/bullet-points.tsx';
import { useCondition } from './condition-context.ts';
import { NumberedItem } from './numbered-item.tsx';
import { TabBody } from './tab-body.tsx';

/** How the condition is diagnosed, step by step, all on one page. */
export function DiagnosisTab() {
  const { heading, intro, steps } = useCondition().condition.diagnosis;
  return (
    <TabBody heading={heading} intro={intro}>
      <ol className="ui-numbered-items">
        {steps.map(({ subheading, types }, index) => (
          <li key={subheading}>
            <NumberedItem number={index + 1} heading={subheading}>
              <BulletPoints points={types} />
            </NumberedItem>
          </li>
        ))}
      </ol>
    </TabBody>
  );
}
