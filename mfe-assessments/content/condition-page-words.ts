import { wordsOf } from '@site/kit/content/words-of.ts';
import document from './words/condition-page.yaml';

/** Text shared by the condition pages. */
export const conditionPageWords = wordsOf(document);

export const essentialsWords = wordsOf(document, 'essentials');
