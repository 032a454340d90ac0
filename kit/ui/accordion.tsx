import { type ReactNode, useId } from 'react';
import { Island } from '../islands/island.tsx';
import { accordionIsland } from './accordion.island.tsx';
import { Icon } from './icon.tsx';

/** A question and its answer. */
export type AccordionItem = {
  /** Unique on the page; `#id` in the address opens the item. */
  id: string;
  title: string;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** The level of the questions among the page's headings; 3 unless told. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Questions that open, one at a time. They are the platform's `<details>`: they open before and without
 * JavaScript, the browser's search in the page finds and opens them, and they print in full. JavaScript
 * adds that the pressed question stays where it is while an answer above it closes.
 */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const rendered = items.map((item) => (
    <Item key={item.id} {...item} headingLevel={headingLevel} name={name} />
  ));
  return <Island of={accordionIsland} props={{}} staticParts={[rendered]} />;
}

/** One thing to open that stands alone: the platform does all of it, so no script is needed. */
export function Disclosure(item: AccordionItem) {
  return (
    <div className="ui-accordion">
      <Item {...item} headingLevel={3} />
    </div>
  );
}

type ItemProps = AccordionItem & {
  headingLevel: 2 | 3 | 4;
  /** What the items of one accordion share. */
  name?: string;
};

function Item({ id, title, content, headingLevel, name }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // A visitor may have opened it before this code arrived: that is no mistake of the server.
    <details name={name} className="ui-accordion-item" suppressHydrationWarning>
      <summary>
        <Heading className="ui-heading-3">{title}</Heading>
        <span className="ui-icon-background">
          <Icon name="chevron-down" />
        </span>
      </summary>
      {/* Inside what opens, so that a browser opens it for a link; at the top, so that the question is seen. */}
      <span id={id} className="ui-accordion-target" />
      <div className="ui-accordion-answer">{content}</div>
    </details>
  );
}
