import { autism } from '../../content/behavioural/autism.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(autism);
