import { contentOf } from '@site/kit/content/content-of.ts';
import document from '../../content/categories/learning.md';
import type { CategoryWithoutCards } from '../../content/category-schema.ts';
import { learningCards } from '../../content/condition-lists.data.ts';
import { categoryPage } from './category-page.tsx';

export const page = learningCards().then((assessmentTypes) =>
  categoryPage({ ...contentOf<CategoryWithoutCards>(document), assessmentTypes }),
);
