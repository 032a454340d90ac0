import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';
import { TabBody } from './tab-body.tsx';

/** What the condition is, in passages to read through. */
export function DefinitionTab() {
  const { condition, say } = useCondition();
  return (
    <TabBody of={condition.definition}>
      <ul className="ui-groups">
        {condition.definition.passages.map((passage) => (
          <li key={passage.heading}>
            <h4>{say(passage.heading)}</h4>
            {passage.paragraphs.map((paragraph) => (
              <p key={paragraph.text}>
                <CitedText of={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </TabBody>
  );
}
