import { categoryPath, type CategoryTopic } from '../../content/condition-path.ts';
import { trailWords as words } from '../../content/other-page-words.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';

export function categoryTrail(topic: CategoryTopic): readonly Crumb[] {
  return [
    { label: words.home, href: '/' },
    { label: words.topics[topic], href: categoryPath(topic) },
  ];
}
