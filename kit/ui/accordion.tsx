import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { useHash } from './use-hash.ts';

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
  const root = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useHash((id) => {
    const target = document.getElementById(id);
    const item = target?.closest('details');
    if (!item || !root.current?.contains(item)) return;
    open(root.current, item);
    item.scrollIntoView();
  });

  function onPress(event: MouseEvent<HTMLElement>) {
    const item = event.currentTarget.closest('details');
    if (!item || !root.current) return;
    // Done by hand, and not by the browser a moment later, so that the page can be held still.
    event.preventDefault();
    const before = item.getBoundingClientRect().top;
    if (item.open) item.open = false;
    else open(root.current, item);
    const moved = item.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  return (
    <div ref={root} className="acc">
      {items.map(({ id, title, content }) => (
        // A visitor may have opened it before this code arrived: that is no mistake of the server.
        <details key={id} name={name} className="acc-item" suppressHydrationWarning>
          <summary onClick={onPress}>
            <Heading className="look-h3">{title}</Heading>
            <span className="icon-ground">
              <Icon name="chevron-down" />
            </span>
          </summary>
          {/* Inside what opens, so that a browser opens it for a link; at the top, so that the question is seen. */}
          <span id={id} className="acc-target" />
          <div className="acc-answer">{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Opens an item and closes the others, also where the browser does not know `name` on details. */
function open(root: HTMLElement, item: HTMLDetailsElement) {
  for (const other of root.querySelectorAll('details')) other.open = other === item;
}
