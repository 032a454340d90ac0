import type { ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
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
    <div className="grid gap-7 xl:grid-cols-[300px_1fr] xl:gap-16" data-panel="">
      <div>
        <span className="ui-icon-background">
          <Icon name={icon} />
        </span>
        <h4>{say(heading)}</h4>
        <p className="ui-quiet">
          <CitedText of={intro} />
        </p>
      </div>
      <div>{children}</div>
    </div>
  );
}
