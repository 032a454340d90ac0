import { contentOf } from '@site/kit/content/content-of.ts';
import type * as v from 'valibot';
import type { checklistWordsSchema } from '../page-words-schema.ts';
import document from '../words/checklist.yaml';

/** Text shared by all checklists, in three languages. */
export const checklistWords = contentOf<v.InferOutput<typeof checklistWordsSchema>>(document);
