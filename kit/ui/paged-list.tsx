import { type ReactNode, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { Island } from '../islands/island.tsx';
import { Kept } from '../islands/kept.tsx';
import { Pager } from './pager.tsx';
import { useAgeInAddress } from './use-age-in-address.ts';
import { useHydrated } from './use-hydrated.ts';

type ListLook = {
  /** What the list holds, in the plural: "types". */
  noun: string;
  /** `ol` when the order matters. */
  as?: 'ol' | 'ul';
  /** The look of the list, such as `types`. */
  className?: string;
  /** The age that each page is about, as the address names it: the page of the age chosen there is shown. */
  ages?: readonly string[];
};

type PagedListProps = ListLook & {
  /** The items of each page. */
  pages: readonly (readonly ReactNode[])[];
};

/**
 * A list of which one page is seen. All items stay in the document; without JavaScript, before it has
 * started and on paper all are seen and there is nothing to press. A single page is a plain list.
 */
export function PagedList({ pages, ...look }: PagedListProps) {
  const { as: List = 'ol', className } = look;
  const items = pages.flat();
  if (pages.length === 1) {
    return (
      <List className={className}>
        {items.map((item, index) => (
          // The items of a list never change places.
          <li key={index}>{item}</li>
        ))}
      </List>
    );
  }
  return (
    <Island
      of={pagedList}
      told={{ ...look, sizes: pages.map(({ length }) => length) }}
      kept={items}
    />
  );
}

type PagesProps = ListLook & {
  /** How many items each page has. */
  sizes: readonly number[];
};

/** Turns the pages of a list whose items are kept as they are. */
export const pagedList = defineIsland<PagesProps>('paged-list', Pages);

function Pages({
  noun,
  sizes,
  as: List = 'ol',
  className,
  ages = [],
  kept,
}: IslandProps<PagesProps>) {
  const alive = useHydrated();
  const age = useAgeInAddress();
  const list = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [showsAll, setShowsAll] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  if (age !== followed) {
    setFollowed(age);
    const asked = age === null ? -1 : ages.indexOf(age);
    if (asked >= 0) {
      setPage(asked + 1);
      setShowsAll(false);
    }
  }
  const before = sizes.slice(0, page - 1).reduce((sum, size) => sum + size, 0);
  const onPage = sizes[page - 1] ?? 0;

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
        {kept.map((item, index) => (
          <Kept
            // The items of a list never change places.
            key={index}
            as="li"
            of={item}
            data-print=""
            hidden={alive && !showsAll && (index < before || index >= before + onPage)}
          />
        ))}
      </List>
      {alive && (
        <Pager
          noun={noun}
          page={page}
          pageCount={sizes.length}
          from={before + 1}
          to={before + onPage}
          total={kept.length}
          onPage={show}
          showsAll={showsAll}
          onShowAll={setShowsAll}
        />
      )}
    </div>
  );
}
