import { contentOf } from '@site/kit/content/content-of.ts';
import type { ConditionPageWords } from './page-words-schema.ts';
import document from './words/condition-page.yaml';

/** The words that all condition pages share. */
export const conditionPageWords = contentOf<ConditionPageWords>(document);
