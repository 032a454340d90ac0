import { dysgraphia } from '../../content/learning/dysgraphia.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(dysgraphia);
