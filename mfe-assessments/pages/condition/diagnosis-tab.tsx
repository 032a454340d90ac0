import { BulletPoints } from '../medical/bullet-points.tsx';
import { useCondition } from './condition-context.ts';
import { NumberedItem, numberedItems } from './numbered-item.tsx';
import { TabBody } from './tab-body.tsx';

/** The tab with the steps of diagnosis, on one page. */
export function DiagnosisTab() {
  const { diagnosis } = useCondition().condition;
  return (
    <TabBody of={diagnosis}>
      <ol className={numberedItems}>
        {diagnosis.steps.map(({ subheading, types, essential }, index) => (
          <li key={subheading}>
            <NumberedItem number={index + 1} heading={subheading} essential={essential}>
              <BulletPoints points={types} className="mt-2 print:mt-0" />
            </NumberedItem>
          </li>
        ))}
      </ol>
    </TabBody>
  );
}
