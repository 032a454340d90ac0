import { learningCategory } from '../../content/categories/learning.ts';
import { categoryPage } from './category-page.tsx';

export const page = categoryPage(learningCategory);
