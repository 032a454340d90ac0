import { dyscalculia } from '../../content/learning/dyscalculia.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(dyscalculia);
