import { conditionPageWords as words } from '../../content/page-words.ts';
import { useCondition } from './condition-context.ts';
import { NamedItems } from './named-items.tsx';
import { TabBody } from './tab-body.tsx';

/** Number of types on the first page (specification §4, Paging). */
const TYPES_FIRST = 5;

/** The tab with the condition's types: five on the first page, the rest on the second. */
export function TypesTab() {
  const { types } = useCondition().condition;
  return (
    <TabBody of={types}>
      <NamedItems noun={words('paged.types')} items={types.items} first={TYPES_FIRST} />
    </TabBody>
  );
}
