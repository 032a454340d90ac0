import path from 'node:path';
import type { Checklist } from '../content/checklists/checklist-schema.ts';
import { conditionFiles as files } from '../content/condition-files.ts';
import type { ConditionContent } from '../content/condition-schema.ts';
import { parseConditionModule } from '../content/parse-condition-module.ts';

/** A condition with its file below `content`, such as `learning/dyslexia.ts`. */
export type ConditionInFile = { file: string; condition: ConditionContent; checklist: Checklist };

/** Every condition with its file. Read at once, because Jest names tests before anything can be awaited. */
export const conditionFiles: readonly ConditionInFile[] = files.map(({ topic, slug, file }) => {
  const words = parseConditionModule(
    file,
    require(path.join(__dirname, '../content', `${file}.ts`)),
  );
  return {
    file: `${file}.ts`,
    condition: words.condition(),
    checklist: { topic, slug, ...words.checklist() },
  };
});

/** Every condition. */
export const conditions: readonly ConditionContent[] = conditionFiles.map(
  ({ condition }) => condition,
);

/** The checklist of every condition, in the same order. */
export const checklists: readonly Checklist[] = conditionFiles.map(({ checklist }) => checklist);
