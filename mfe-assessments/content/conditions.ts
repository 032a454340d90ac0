import type { Checklist } from './checklists/checklist-schema.ts';
import { conditionFiles } from './condition-files.ts';
import type { ConditionName } from './condition-path.ts';
import type { ConditionContent } from './condition-schema.ts';
import type { ConditionModule } from './parse-condition-module.ts';

/** A condition and its words. Each half of its file is fetched by the page that shows it, and by no other. */
export type ConditionRow = ConditionName & {
  condition: () => Promise<ConditionContent>;
  checklist: () => Promise<Checklist>;
};

/** Every condition. Routes, cards, lists, checklists and search entries are made from its file. */
export const conditions: readonly ConditionRow[] = conditionFiles.map(({ topic, slug, file }) => ({
  topic,
  slug,
  async condition() {
    const words: Pick<ConditionModule, 'condition'> = await import(
      /* webpackInclude: /[\\/](behavioural|learning)[\\/][\w-]+\.ts$/, webpackChunkName: "[request]" */ `./${file}.ts`
    );
    return words.condition();
  },
  async checklist() {
    // To a bundler the query makes it another module, with another half of the file.
    const words: Pick<ConditionModule, 'checklist'> = await import(
      /* webpackInclude: /[\\/](behavioural|learning)[\\/][\w-]+\.ts$/, webpackChunkName: "[request]-checklist" */ `./${file}.ts?checklist`
    );
    return { topic, slug, ...words.checklist() };
  },
}));
