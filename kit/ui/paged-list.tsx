import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { type ListLook, pagedList } from './paged-list.island.tsx';

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
      props={{ ...look, sizes: pages.map(({ length }) => length) }}
      staticParts={items}
    />
  );
}
