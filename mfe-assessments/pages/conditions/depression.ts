import { depression } from '../../content/behavioural/depression.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(depression);
