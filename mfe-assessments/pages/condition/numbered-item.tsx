import type { ReactNode } from 'react';
import { StepNumber } from '@site/kit/ui/steps.tsx';
import { useCondition } from './condition-context.ts';

type NumberedItemProps = {
  /** The item's position in the whole list across pages, from 1. */
  number: number;
  heading: string;
  /** Whether the item is printed with the essentials. */
  essential?: true | undefined;
  children: ReactNode;
};

export const numberedItems =
  'ui-numbered-items grid xl:-mt-4 *:grid *:grid-cols-[48px_1fr] *:gap-4 *:border-b *:border-line *:py-4';

/** The content of a `numberedItems` list item. */
export function NumberedItem({ number, heading, essential, children }: NumberedItemProps) {
  const { fill } = useCondition();
  return (
    <>
      <StepNumber>{number}</StepNumber>
      <div>
        <h4 data-essential={essential}>{fill(heading)}</h4>
        {children}
      </div>
    </>
  );
}
