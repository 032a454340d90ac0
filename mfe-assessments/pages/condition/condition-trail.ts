import { conditionPath } from '../../content/condition-path.ts';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { categoryTrail } from '../category/category-trail.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';

export function conditionTrail(condition: ConditionContent): readonly Crumb[] {
  return [
    ...categoryTrail(condition.topic),
    { label: condition.name.short, href: conditionPath(condition) },
  ];
}
