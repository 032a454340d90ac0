import { contentOf } from '@site/kit/content/content-of.ts';
import document from '../../content/categories/behavioural.md';
import type { CategoryWithoutCards } from '../../content/category-schema.ts';
import { behaviouralCards } from '../../content/condition-lists.data.ts';
import { categoryPage } from './category-page.tsx';

export const page = behaviouralCards().then((assessmentTypes) =>
  categoryPage({ ...contentOf<CategoryWithoutCards>(document), assessmentTypes }),
);
