import { categoryPath, type CategoryTopic } from '../../content/condition-path.ts';
import { trailWords as words } from '../../content/trail-words.ts';
import type { Crumb } from '../medical/breadcrumb-list.ts';

/** Where a category page is in the site. */
export function categoryTrail(topic: CategoryTopic): readonly Crumb[] {
  return [
    { label: words.home, path: '/' },
    { label: words.topics[topic], path: categoryPath(topic) },
  ];
}
