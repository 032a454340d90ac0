import { type ReactNode, useId } from 'react';
import { Island } from '../islands/island.tsx';
import { accordionIsland } from './accordion.island.tsx';
import { Icon } from './icon.tsx';

export type AccordionItem = {
  /** Unique on the page; `#id` in the address opens the item. */
  id: string;
  title: string;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Heading level of the questions; defaults to 3. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * An exclusive accordion built on `<details>`: it works without JavaScript, find-in-page opens answers, and all answers
 * are printed. JavaScript keeps the clicked question in place while an answer above it closes.
 */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const rendered = items.map((item) => (
    <Item key={item.id} {...item} headingLevel={headingLevel} name={name} />
  ));
  return <Island of={accordionIsland} props={{}} staticParts={[rendered]} />;
}

/** A single `<details>` that needs no script. */
export function Disclosure(item: AccordionItem) {
  return (
    <div className="border-t border-line">
      <Item {...item} headingLevel={3} />
    </div>
  );
}

type ItemProps = AccordionItem & {
  headingLevel: 2 | 3 | 4;
  /** Shared by the items of one accordion. */
  name?: string;
};

function Item({ id, title, content, headingLevel, name }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // A visitor may have opened the item before hydration, which isn't a mismatch.
    <details
      name={name}
      className="group/item relative border-b border-line"
      suppressHydrationWarning
    >
      <summary className="grid min-h-16 list-none grid-cols-[1fr_40px] items-center gap-3 px-1 py-3 group-open/item:text-teal-700 hover:text-teal-700 [&::-webkit-details-marker]:hidden">
        <Heading className="text-20 leading-tight font-semibold">{title}</Heading>
        <span className="grid h-9 w-10 flex-none place-items-center rounded-stone bg-teal-100 text-teal-700 group-open/item:bg-teal-600 group-open/item:text-white">
          <Icon name="chevron-down" className="transition-transform group-open/item:rotate-180" />
        </span>
      </summary>
      {/* Inside the content, so that browsers open the item for a link; at the top, to keep the question visible. */}
      <span id={id} className="absolute top-0" />
      <div className="grid gap-3 px-1 pb-6 sm:pr-14">{content}</div>
    </details>
  );
}
