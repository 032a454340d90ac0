import { readdirSync } from 'node:fs';
import { type ConditionName, conditionTopics } from './condition-path.ts';

/** A condition and where its file is below `content`: `conductDisorder` is in `behavioural/conduct-disorder.ts`. */
export type ConditionFile = ConditionName & { file: string };

/** Every condition that has a file in the folder of its topic. The name of the file is the slug, in kebab case. */
export function listConditionFiles(): readonly ConditionFile[] {
  return conditionTopics.flatMap((topic) =>
    readdirSync(new URL(topic, import.meta.url))
      .flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
      .toSorted()
      .map((name) => ({ topic, slug: camelCase(name), file: `${topic}/${name}` })),
  );
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
}
