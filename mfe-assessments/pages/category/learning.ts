import { learningCards } from '../../content/learning-cards.data.ts';
import { learningCategory } from '../../content/categories/learning.ts';
import { categoryPage } from './category-page.tsx';

export const page = learningCards().then((assessmentTypes) =>
  categoryPage({ ...learningCategory, assessmentTypes }),
);
