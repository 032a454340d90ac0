import { contentOf } from '@site/kit/content/content-of.ts';
import type { BlogWords } from './blog-words-schema.ts';
import document from './blog-words.yaml';

export const blogWords = contentOf<BlogWords>(document);
