import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';
import { groupsClass } from './point-group-list.tsx';
import { TabBody } from './tab-body.tsx';

export function DefinitionTab() {
  const { condition, fill } = useCondition();
  return (
    <TabBody of={condition.definition}>
      <ul className={groupsClass}>
        {condition.definition.passages.map((passage) => (
          <li key={passage.heading}>
            <h4>{fill(passage.heading)}</h4>
            {passage.paragraphs.map((paragraph) => (
              <p key={paragraph.text} className="mt-1.5 md:mt-3 print:mt-[0.8mm]">
                <CitedText of={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </TabBody>
  );
}
