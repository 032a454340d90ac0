import { contentOf } from '@site/kit/content/content-of.ts';
import type { Feed } from './feed-schema.ts';
import document from './feed.yaml';

export const feed = contentOf<Feed>(document);
