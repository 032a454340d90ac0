import type { ReactNode } from 'react';
import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

type TabBodyProps = {
  heading: string;
  intro: Cited;
  /** What is read or paged through; beside the heading on a wide screen. */
  children: ReactNode;
};

/** What stands in a tab's panel: what it is about, and the thing itself. */
export function TabBody({ heading, intro, children }: TabBodyProps) {
  const { say } = useCondition();
  return (
    <div className="ui-panel">
      <div>
        <h4>{say(heading)}</h4>
        <p className="ui-quiet">
          <CitedText of={intro} />
        </p>
      </div>
      <div>{children}</div>
    </div>
  );
}
