import type { ReactNode } from 'react';
import { StepNumber } from '@site/kit/ui/steps.tsx';
import { useCondition } from './condition-context.ts';

type NumberedItemProps = {
  /** Its place in the whole list, from 1; goes on from page to page. */
  number: number;
  heading: string;
  /** Is printed with the essentials. */
  essential?: true | undefined;
  children: ReactNode;
};

/** The list of such items. */
export const numberedItems =
  'ui-numbered-items grid xl:-mt-4 *:grid *:grid-cols-[48px_1fr] *:gap-4 *:border-b *:border-line *:py-4';

/** The inside of an item of a numbered list (`numberedItems`). */
export function NumberedItem({ number, heading, essential, children }: NumberedItemProps) {
  const { say } = useCondition();
  return (
    <>
      <StepNumber>{number}</StepNumber>
      <div>
        <h4 data-essential={essential}>{say(heading)}</h4>
        {children}
      </div>
    </>
  );
}
