import { contentOf } from '@site/kit/content/content-of.ts';
import type * as v from 'valibot';
import type { conditionPageWordsSchema } from './page-words-schema.ts';
import document from './words/condition-page.yaml';

/** The words that all condition pages share. */
export const conditionPageWords =
  contentOf<v.InferOutput<typeof conditionPageWordsSchema>>(document);
