import { PagedList } from '@site/kit/ui/paged-list.tsx';
import { bullets } from '@site/kit/ui/ticks.tsx';
import { conditionPageWords as words } from '../../content/page-words.ts';
import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';
import { splitAfter } from './split-into-pages.ts';
import { PointGroupList } from './point-group-list.tsx';
import { signAges } from './signs-by-age.ts';
import { TabBody } from './tab-body.tsx';

/** Number of signs on the first page of a plain list (specification §4, Paging). */
const SIGNS_FIRST = 9;

/** The tab with signs and symptoms: one group per page, or nine signs and then the rest. */
export function SignsTab() {
  const { condition } = useCondition();
  const { signs } = condition;
  return (
    <TabBody of={signs}>
      {signs.kind === 'groups' ? (
        <PointGroupList
          noun={words('paged.signGroups')}
          groups={signs.groups}
          ages={signAges(condition)}
        />
      ) : (
        <SignList items={signs.items} />
      )}
    </TabBody>
  );
}

function SignList({ items }: { items: readonly Cited[] }) {
  const listed = items.map((item) => <CitedText key={item.text} of={item} />);
  return (
    <PagedList
      noun={words('paged.signs')}
      as="ul"
      pages={splitAfter(listed, SIGNS_FIRST)}
      className={bullets}
    />
  );
}
