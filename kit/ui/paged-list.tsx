import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { type ListLook, pagedList } from './paged-list.island.tsx';

type PagedListProps = ListLook & {
  pages: readonly (readonly ReactNode[])[];
};

/**
 * A paginated list. All items stay in the document; without JavaScript, in print, and if the section fails, all of them
 * are visible and there is no pager. A single page is a plain list.
 */
export function PagedList({ pages, ...look }: PagedListProps) {
  const { as: List = 'ol', className } = look;
  const items = pages.flat();
  if (pages.length === 1) {
    return (
      <List className={className}>
        {items.map((item, index) => (
          // Items never change order.
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
