import { behaviouralCards } from '../../content/behavioural-cards.data.ts';
import { behaviouralCategory } from '../../content/categories/behavioural.ts';
import { categoryPage } from './category-page.tsx';

export const page = behaviouralCards().then((assessmentTypes) =>
  categoryPage({ ...behaviouralCategory, assessmentTypes }),
);
