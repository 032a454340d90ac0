import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '@site/kit/content/parse-yaml.ts';
import * as v from 'valibot';
import type { ConditionName } from './condition-path.ts';
import { conditionSlug, conditionTopic } from './condition-schema.ts';

/** A condition and the name of its documents in `conditions/`, without what they end with. */
export type ConditionFile = ConditionName & { file: string };

const folder = new URL('conditions/', import.meta.url);
const nameSchema = v.object({ topic: conditionTopic, slug: conditionSlug });

/** Lists the documents in `conditions/`, by topic and name. */
export function listConditionFiles(): readonly ConditionFile[] {
  return readdirSync(folder)
    .flatMap((name) => /^([\w-]+)\.md$/.exec(name)?.[1] ?? [])
    .map((file) => {
      const front = parseFrontMatter(readFileSync(new URL(`${file}.md`, folder), 'utf8'));
      return { ...v.parse(nameSchema, front), file };
    })
    .toSorted((a, b) => `${a.topic} ${a.file}`.localeCompare(`${b.topic} ${b.file}`, 'en'));
}

/** Every condition. A bundle has them as a plain list, which `rspack.config.ts` writes. */
export const conditionFiles: readonly ConditionFile[] = listConditionFiles();
