import { dyslexia } from '../../content/learning/dyslexia.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(dyslexia);
