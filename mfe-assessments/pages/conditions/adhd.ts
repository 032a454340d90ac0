import { adhd } from '../../content/behavioural/adhd.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(adhd);
