import { contentOf } from '@site/kit/content/content-of.ts';
import type { ConditionPageWords } from './page-words-schema.ts';
import document from './words/condition-page.yaml';

/** Text shared by the condition pages. */
export const conditionPageWords = contentOf<ConditionPageWords>(document);
