import { developmentalMilestone } from '../../content/behavioural/developmental-milestone.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(developmentalMilestone);
