import { screenDependency } from '../../content/behavioural/screen-dependency.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(screenDependency);
