import '@site/kit/testing/text-encoder.ts';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { defineRoute } from '@site/kit/remote/define-remote.ts';
import { RemotePage } from '@site/kit/remote/remote-page.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { conditionPath } from '../content/paths.ts';
import type { ConditionContent } from '../content/condition-schema.ts';
import { conditionPage } from '../pages/condition/condition-page.tsx';
import { site as configuredSite } from './documents.ts';

/**
 * Renders condition pages like the shell does, starting on the first. Returns a function that navigates to another one.
 */
export async function visit(
  conditions: readonly [ConditionContent, ...ConditionContent[]],
  { site = configuredSite }: { site?: SiteConfig } = {},
) {
  // jsdom has no layout, so it can't scroll.
  Element.prototype.scrollIntoView = jest.fn();
  const routes = new Map(
    await Promise.all(
      conditions.map(async (condition) => {
        const page = async () => ({ page: conditionPage(condition) });
        const pattern = conditionPath(condition);
        return [
          condition,
          await defineRoute({ id: condition.slug, pattern, page }).open(),
        ] as const;
      }),
    ),
  );
  const view = (condition: ConditionContent) => {
    const route = routes.get(condition);
    if (!route) throw new Error(`${condition.slug} is not one of the conditions.`);
    return (
      <RemotePage
        key={condition.slug}
        route={route}
        params={{}}
        site={site}
        data={undefined}
        pathname={conditionPath(condition)}
      />
    );
  };
  const { rerender } = render(view(conditions[0]));
  return { goTo: (condition: ConditionContent) => rerender(view(condition)) };
}
