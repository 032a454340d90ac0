import { conditionPageWords as words } from '../../content/page-words.ts';
import { useCondition } from './condition-context.ts';
import { PointGroupList } from './point-group-list.tsx';
import { TabBody } from './tab-body.tsx';

/** The tab with treatments: one group per page, or all groups on one. */
export function TreatmentTab() {
  const { treatment } = useCondition().condition;
  return (
    <TabBody of={treatment}>
      <PointGroupList
        noun={words('paged.treatmentGroups')}
        groups={treatment.groups}
        onOnePage={treatment.kind === 'all-on-one-page'}
      />
    </TabBody>
  );
}
