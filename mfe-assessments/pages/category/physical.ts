import { physicalCategory } from '../../content/categories/physical.ts';
import { categoryPage } from './category-page.tsx';

export const page = categoryPage(physicalCategory);
