import { conductDisorder } from '../../content/behavioural/conduct-disorder.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(conductDisorder);
