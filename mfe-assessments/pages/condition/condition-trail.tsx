import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { useCondition } from './condition-context.ts';

/** Where this page is in the site. The topic has no page of its own yet, so it is not a link. */
export function ConditionTrail() {
  const { condition } = useCondition();
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <a href="/">{words.home}</a>
        </li>
        <li>{words.topics[condition.topic]}</li>
        <li aria-current="page">{condition.name.short}</li>
      </ol>
    </nav>
  );
}
