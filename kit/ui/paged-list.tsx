import { type ReactNode, useRef, useState } from 'react';
import { Pager } from './pager.tsx';
import { useHydrated } from './use-hydrated.ts';

type PagedListProps = {
  /** What the list holds, in the plural: "types". */
  noun: string;
  /** The items of each page. `key` is unique in the whole list. */
  pages: readonly (readonly { key: string; content: ReactNode }[])[];
  /** `ol` when the order matters. */
  as?: 'ol' | 'ul';
  /** The look of the list, such as `types`. */
  className?: string;
};

/**
 * A list of which one page is seen. All items stay in the document; without JavaScript, before it has
 * started and on paper all are seen and there is nothing to press. A single page has nothing to press either.
 */
export function PagedList({ noun, pages, as: List = 'ol', className }: PagedListProps) {
  const alive = useHydrated();
  const list = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [showsAll, setShowsAll] = useState(false);
  const items = pages.flat();
  const paged = alive && pages.length > 1;
  const before = pages.slice(0, page - 1).reduce((sum, { length }) => sum + length, 0);
  const onPage = pages[page - 1]?.length ?? 0;

  function show(next: number) {
    setPage(next);
    // The pager stands below: after a long page the next one would start out of sight.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }

  return (
    <div>
      <List
        ref={(element) => {
          list.current = element;
        }}
        className={className}
      >
        {items.map(({ key, content }, index) => (
          <li
            key={key}
            data-print=""
            hidden={paged && !showsAll && (index < before || index >= before + onPage)}
          >
            {content}
          </li>
        ))}
      </List>
      {paged && (
        <Pager
          noun={noun}
          page={page}
          pageCount={pages.length}
          from={before + 1}
          to={before + onPage}
          total={items.length}
          onPage={show}
          showsAll={showsAll}
          onShowAll={setShowsAll}
        />
      )}
    </div>
  );
}
