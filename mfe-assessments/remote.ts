import {
  defineRemote,
  defineRoute,
  type Page,
  type Route,
} from '@site/kit/remote/define-remote.ts';
import { type ConditionName, conditionPath } from './content/condition-path.ts';

/**
 * The route of one condition: its exact path, so that an unknown condition is no page at all, and its
 * text in a chunk of its own. The chunk's name must be the condition's slug, which is the route's id.
 */
function conditionRoute(
  topic: ConditionName['topic'],
  slug: ConditionName['slug'],
  page: () => Promise<{ page: Page }>,
): Route {
  return defineRoute({ id: slug, pattern: conditionPath({ topic, slug }), page });
}

export const remote = defineRemote({
  name: 'mfe-assessments',
  prefixes: ['/assessments', '/{product}-offerings'],
  routes: [
    conditionRoute(
      'behavioural',
      'adhd',
      () => import(/* webpackChunkName: "adhd" */ './pages/conditions/adhd.ts'),
    ),
  ],
});
