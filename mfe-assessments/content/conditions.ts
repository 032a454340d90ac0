import { contentOf } from '@site/kit/content/content-of.ts';
import type { Checklist, ChecklistContent } from './checklists/checklist-schema.ts';
import { type ConditionFile, conditionFiles } from './condition-files.ts';
import type { ConditionContent } from './condition-schema.ts';

/** A condition and its documents. The page that shows one fetches it, and no other page does. */
export type ConditionRow = ConditionFile & {
  condition: () => Promise<ConditionContent>;
  checklist: () => Promise<Checklist>;
};

/** Every condition. Routes, cards, lists, checklists and search entries are made from its documents. */
export const conditions: readonly ConditionRow[] = conditionFiles.map(({ topic, slug, file }) => ({
  topic,
  slug,
  file,
  async condition() {
    const document: { default: unknown } = await import(
      /* webpackInclude: /\.md$/, webpackChunkName: "[request]" */ `./conditions/${file}.md`
    );
    return contentOf<ConditionContent>(document.default);
  },
  async checklist() {
    const document: { default: unknown } = await import(
      /* webpackInclude: /\.yaml$/, webpackChunkName: "[request]" */ `./conditions/${file}.checklist.yaml`
    );
    return { topic, slug, ...contentOf<ChecklistContent>(document.default) };
  },
}));

/** What every condition's page says. For builds and tests: a browser would fetch the words of all pages. */
export function everyCondition(): Promise<ConditionContent[]> {
  return Promise.all(conditions.map(({ condition }) => condition()));
}
