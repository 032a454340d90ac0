import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { useCondition } from './condition-context.ts';
import { PointGroupList } from './point-group-list.tsx';
import { TabBody } from './tab-body.tsx';

/** What helps: one group a page, or all on one. */
export function TreatmentTab() {
  const { kind, heading, intro, groups } = useCondition().condition.treatment;
  return (
    <TabBody heading={heading} intro={intro}>
      <PointGroupList
        noun={words.paged.treatmentGroups}
        groups={groups}
        onOnePage={kind === 'all-on-one-page'}
      />
    </TabBody>
  );
}
