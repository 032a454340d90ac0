import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ChecklistContent } from '../content/checklists/checklist-schema.ts';
import type { ConditionContent } from '../content/condition-schema.ts';
import { conditions as rows } from '../content/conditions.ts';

/** A condition with its file below `content`, such as `learning/dyslexia.ts`. */
export type ConditionFile = { file: string; condition: ConditionContent };

const content = path.join(__dirname, '../content');

function inOrder<Content extends { slug: string }>(contents: readonly Content[]): Content[] {
  const placeOf = ({ slug }: Content) => rows.findIndex((row) => row.slug === slug);
  return contents.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Every file of a topic's folder. Read at once, because Jest names tests before anything can be awaited. */
export const conditionFiles: readonly ConditionFile[] = ['behavioural', 'learning'].flatMap(
  (topic) =>
    readdirSync(path.join(content, topic)).map((name): ConditionFile => {
      const { condition }: { condition: ConditionContent } = require(
        path.join(content, topic, name),
      );
      return { file: `${topic}/${name}`, condition };
    }),
);

/** Every condition, in the order of the table. */
export const conditions: readonly ConditionContent[] = inOrder(
  conditionFiles.map(({ condition }) => condition),
);

/** The checklist of every condition, in the same order. */
export const checklists: readonly ChecklistContent[] = inOrder(
  conditionFiles.map(({ file }) => {
    const { checklist }: { checklist: ChecklistContent } = require(
      path.join(content, 'checklists', path.basename(file)),
    );
    return checklist;
  }),
);
