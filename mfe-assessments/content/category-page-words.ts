import { contentOf } from '@site/kit/content/content-of.ts';
import type * as v from 'valibot';
import type { categoryPageWordsSchema } from './page-words-schema.ts';
import document from './words/category-page.yaml';

/** Text shared by the category pages. */
export const categoryPageWords = contentOf<v.InferOutput<typeof categoryPageWordsSchema>>(document);
