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
      <span
        className="grid h-10.5 w-12 flex-none place-items-center rounded-pebble bg-hue-200 pt-[3px] font-head text-20 leading-none font-bold text-hue-text print:float-left print:h-[5mm] print:w-[5.5mm] print:pt-0 print:text-16"
        aria-hidden="true"
      >
        {number}
      </span>
      <div>
        <h4 data-essential={essential}>{say(heading)}</h4>
        {children}
      </div>
    </>
  );
}
