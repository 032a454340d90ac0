import { wordsOf } from '@site/kit/content/content-of.ts';
import document from './blog-words.yaml';

export const blogWords = wordsOf(document);
