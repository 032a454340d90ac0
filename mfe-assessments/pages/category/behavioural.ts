import { behaviouralCategory } from '../../content/categories/behavioural.ts';
import { categoryPage } from './category-page.tsx';

export const page = categoryPage(behaviouralCategory);
