import { contentOf } from '@site/kit/content/content-of.ts';
import type { PageDocument } from './collections.ts';
import document from './vaccines.md';

export const words = contentOf<PageDocument>(document);

export function detailAt(slug: string | undefined) {
  return words.details.find((detail) => detail.slug === slug);
}
