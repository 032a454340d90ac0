import type { ReactNode } from 'react';
import { IconOnPebble } from '@site/kit/ui/icon.tsx';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

type TabBodyProps = {
  /** The content file's part for this tab. */
  of: Pick<ConditionContent['definition'], 'icon' | 'heading' | 'intro'>;
  /** What is read or paged through; beside the heading on a wide screen. */
  children: ReactNode;
};

/** What a tab's panel holds: its icon, heading and introduction, then the content itself. */
export function TabBody({ of: { icon, heading, intro }, children }: TabBodyProps) {
  const { say } = useCondition();
  return (
    <div className="ui-panel">
      <div>
        <IconOnPebble name={icon} />
        <h4>{say(heading)}</h4>
        <p className="ui-quiet">
          <CitedText of={intro} />
        </p>
      </div>
      <div>{children}</div>
    </div>
  );
}
