import { useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { Pager } from './pager.tsx';
import { useAgeInAddress } from './age-in-address.ts';
import { useHydrated } from './use-hydrated.ts';

export type ListLook = {
  noun: string;
  /** Use `ol` if the order matters. */
  as?: 'ol' | 'ul';
  className?: string;
  /** Each page's age, in the format of the query string; choosing an age shows its page. */
  ages?: readonly string[];
};

type PagesProps = ListLook & {
  /** Number of items per page. */
  sizes: readonly number[];
};

/** Paginates a list of static items. Before hydration, CSS hides what is on other pages (`base.css`). */
export const pagedList = defineIsland<PagesProps>('paged-list', Pages);

function Pages({
  noun,
  sizes,
  as: List = 'ol',
  className,
  ages = [],
  staticParts,
}: IslandProps<PagesProps>) {
  const hydrated = useHydrated();
  const ageInAddress = useAgeInAddress();
  const age = hydrated ? ageInAddress : null;
  const list = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [showsAll, setShowsAll] = useState(false);
  const [lastAge, setLastAge] = useState<string | null>(null);
  if (age !== lastAge) {
    setLastAge(age);
    const index = age === null ? -1 : ages.indexOf(age);
    if (index >= 0) {
      setPage(index + 1);
      setShowsAll(false);
    }
  }
  const before = sizes.slice(0, page - 1).reduce((sum, size) => sum + size, 0);
  const onPage = sizes[page - 1] ?? 0;
  const isOffPage = (index: number) => index < before || index >= before + onPage;

  function show(next: number) {
    setPage(next);
    // The pager is below the list, so after a long page the next page would start off screen.
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
        {staticParts.map((item, index) => (
          <StaticHtml
            // Items never change order.
            key={index}
            as="li"
            of={item}
            data-print=""
            data-off-page={!hydrated && isOffPage(index) ? '' : undefined}
            hidden={hydrated && !showsAll && isOffPage(index)}
          />
        ))}
      </List>
      <Pager
        noun={noun}
        page={page}
        pageCount={sizes.length}
        from={before + 1}
        to={before + onPage}
        total={staticParts.length}
        onPage={show}
        showsAll={showsAll}
        onShowAll={setShowsAll}
      />
    </div>
  );
}
