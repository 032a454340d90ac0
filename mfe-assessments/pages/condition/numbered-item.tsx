import type { ReactNode } from 'react';
import { useCondition } from './condition-context.ts';

type NumberedItemProps = {
  /** Its place in the whole list, from 1; goes on from page to page. */
  number: number;
  heading: string;
  /** Is printed with the essentials. */
  essential?: true | undefined;
  children: ReactNode;
};

/** The inside of an item of a numbered list (`ui-numbered-items`). */
export function NumberedItem({ number, heading, essential, children }: NumberedItemProps) {
  const { say } = useCondition();
  return (
    <>
      <span className="ui-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h4 data-essential={essential}>{say(heading)}</h4>
        {children}
      </div>
    </>
  );
}
