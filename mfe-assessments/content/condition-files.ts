import { listFrontMatter } from '@site/kit/content/list-documents.ts';
import * as v from 'valibot';
import type { ConditionName } from './paths.ts';
import { conditionSlug, conditionTopic } from './condition-schema.ts';

/** A condition and the base name of its documents in `conditions/`. */
export type ConditionFile = ConditionName & { file: string };

const nameSchema = v.object({ topic: conditionTopic, slug: conditionSlug });

/** Lists the documents in `conditions/`, by topic and name. */
export function listConditionFiles(): readonly ConditionFile[] {
  return listFrontMatter(new URL('conditions/', import.meta.url), nameSchema, 'topic');
}

/** Every condition. Bundles get a plain list, written by `rspack.config.ts`. */
export const conditionFiles: readonly ConditionFile[] = listConditionFiles();
