import { anxiety } from '../../content/behavioural/anxiety.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(anxiety);
