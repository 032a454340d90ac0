import { Icon } from '@site/kit/ui/icon.tsx';
import type { Fact } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

/**
 * A few short facts. On a phone they are in one row that scrolls sideways, like other rows of cards. On a wide screen
 * they are stacked, because two rows beside a tall panel would leave most of the space empty.
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul
      className="ui-facts grid gap-2.5 max-md:-mx-gutter max-md:flex max-md:snap-x max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none] max-md:print:flex-wrap lg:col-span-2 lg:grid-cols-[1fr_1fr] lg:gap-x-10 lg:gap-y-3.5 xl:grid-cols-[1fr] xl:gap-3 print:in-data-condition:m-0 print:in-data-condition:block print:in-data-condition:columns-2 print:in-data-condition:gap-x-[8mm] print:in-data-condition:p-0"
      data-fold=""
    >
      {facts.map((fact) => (
        <li
          key={fact.text}
          className="flex items-start gap-3 leading-snug max-md:flex-[0_0_min(17rem,84%)] max-md:snap-start max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-3.5 max-md:py-3 xl:items-center xl:gap-4.5 xl:rounded-card xl:border xl:border-line xl:bg-surface xl:px-5.5 xl:py-3 xl:text-18 print:in-data-condition:gap-[2mm] print:in-data-condition:border-0 print:in-data-condition:p-0 print:in-data-condition:pb-[1mm]"
        >
          <Icon
            name={fact.icon}
            className="text-hue-ui xl:size-7.5 print:in-data-condition:size-[4.5mm]"
          />
          <span>
            <CitedText of={fact} />
          </span>
        </li>
      ))}
    </ul>
  );
}
