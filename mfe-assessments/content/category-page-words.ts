import { wordsOf } from '@site/kit/content/content-of.ts';
import document from './words/category-page.yaml';

/** Text shared by the category pages. Not in `page-words.ts`, because islands load it. */
export const categoryPageWords = wordsOf(document);
