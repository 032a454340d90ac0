import { wordsOf } from '@site/kit/content/words-of.ts';
import document from './words/category-page.yaml';

/** Text shared by the category pages. Not in `other-page-words.ts`, because islands load it. */
export const categoryPageWords = wordsOf(document);
