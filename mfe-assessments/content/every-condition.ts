import type { Checklist } from './checklists/checklist-schema.ts';
import { conditionFiles } from './condition-files.ts';
import type { ConditionContent } from './condition-schema.ts';
import { type ConditionModule, parseConditionModule } from './parse-condition-module.ts';

/** What every condition's page says. For Node and for builds: a browser would fetch the words of all pages. */
export function everyCondition(): Promise<readonly ConditionContent[]> {
  return Promise.all(conditionFiles.map(async ({ file }) => (await moduleOf(file)).condition()));
}

/** What every checklist says, in the order of the conditions. Not for browsers either. */
export function everyChecklist(): Promise<readonly Checklist[]> {
  return Promise.all(
    conditionFiles.map(async ({ topic, slug, file }) => ({
      topic,
      slug,
      ...(await moduleOf(file)).checklist(),
    })),
  );
}

async function moduleOf(file: string): Promise<ConditionModule> {
  return parseConditionModule(
    file,
    await import(
      /* webpackInclude: /[\\/](behavioural|learning)[\\/][\w-]+\.ts$/ */ `./${file}.ts`
    ),
  );
}
