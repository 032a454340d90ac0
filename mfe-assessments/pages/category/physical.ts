import { contentOf } from '@site/kit/content/content-of.ts';
import document from '../../content/categories/physical.md';
import type { PhysicalCategory } from '../../content/category-schema.ts';
import { categoryPage } from './category-page.tsx';

export const page = categoryPage(contentOf<PhysicalCategory>(document));
