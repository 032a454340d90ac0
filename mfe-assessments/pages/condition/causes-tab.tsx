import { conditionPageWords as words } from '../../content/page-words.ts';
import { useCondition } from './condition-context.ts';
import { NamedItems } from './named-items.tsx';
import { PointGroupList } from './point-group-list.tsx';
import { TabBody } from './tab-body.tsx';

/** Number of causes on the first page (specification §4, Paging). */
const CAUSES_FIRST = 3;

/** The tab with causes: three and then the rest, or one group per page. */
export function CausesTab() {
  const { causes } = useCondition().condition;
  return (
    <TabBody of={causes}>
      {causes.kind === 'groups' ? (
        <PointGroupList noun={words('paged.causeGroups')} groups={causes.groups} />
      ) : (
        <NamedItems noun={words('paged.causes')} items={causes.items} first={CAUSES_FIRST} />
      )}
    </TabBody>
  );
}
