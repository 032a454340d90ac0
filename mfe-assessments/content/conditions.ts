import { contentOf } from '@site/kit/content/content-of.ts';
import type { Checklist, ChecklistContent } from './checklists/checklist-schema.ts';
import { type ConditionFile, conditionFiles } from './condition-files.ts';
import type { ConditionContent } from './condition-schema.ts';

/** A condition with imports of its documents, so that only its own pages load them. */
export type ConditionRow = ConditionFile & {
  condition: () => Promise<ConditionContent>;
  checklist: () => Promise<Checklist>;
};

/** Every condition. Routes, cards, lists, checklists and search entries are generated from this. */
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

/** The text of every condition. For builds and tests: in a browser it would fetch all pages. */
export function everyCondition(): Promise<ConditionContent[]> {
  return Promise.all(conditions.map(({ condition }) => condition()));
}
