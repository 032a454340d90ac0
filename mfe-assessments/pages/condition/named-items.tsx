import { PagedList } from '@site/kit/ui/paged-list.tsx';
import type { NamedItem } from '../../content/condition-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { splitAfter } from './split-into-pages.ts';
import { NumberedItem, numberedItems } from './numbered-item.tsx';

type NamedItemsProps = {
  noun: string;
  items: readonly NamedItem[];
  /** Number of items on the first page; the others are on the second. */
  first: number;
};

/** Numbered items with a name and a sentence or two, on two pages if there are more than `first`. */
export function NamedItems({ noun, items, first }: NamedItemsProps) {
  const listed = items.map(({ heading, subtext }, index) => (
    <NumberedItem key={heading} number={index + 1} heading={heading}>
      <p className="mt-1 text-ink-quiet">
        <CitedText of={subtext} />
      </p>
    </NumberedItem>
  ));
  return <PagedList noun={noun} pages={splitAfter(listed, first)} className={numberedItems} />;
}
