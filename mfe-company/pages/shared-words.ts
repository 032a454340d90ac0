import { contentOf } from '@site/kit/content/content-of.ts';
import type { SharedWords } from '../content/shared-words-schema.ts';
import document from '../content/shared-words.yaml';

export const { home, aboutUs: aboutUsCrumb, onThisPage } = contentOf<SharedWords>(document);
