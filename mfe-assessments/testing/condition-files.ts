import path from 'node:path';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Checklist, ChecklistContent } from '../content/checklists/checklist-schema.ts';
import { conditionFiles as files } from '../content/condition-files.ts';
import type { ConditionContent } from '../content/condition-schema.ts';

/** `file` is below `content`, such as `conditions/dyslexia.md`. */
type ConditionInFile = { file: string; condition: ConditionContent; checklist: Checklist };

/** The content of a document, by its path below `content`. */
export function read(file: string): unknown {
  return require(path.join(__dirname, '../content', file)).default;
}

/**
 * Every condition with its file. Loaded synchronously, because Jest collects test names before anything can be awaited.
 */
const conditionFiles: readonly ConditionInFile[] = files.map(({ topic, slug, file }) => ({
  file: `conditions/${file}.md`,
  condition: contentOf<ConditionContent>(read(`conditions/${file}.md`)),
  checklist: {
    topic,
    slug,
    ...contentOf<ChecklistContent>(read(`conditions/${file}.checklist.yaml`)),
  },
}));

export const conditions: readonly ConditionContent[] = conditionFiles.map(
  ({ condition }) => condition,
);

/** Every condition's checklist, in the same order. */
export const checklists: readonly Checklist[] = conditionFiles.map(({ checklist }) => checklist);
