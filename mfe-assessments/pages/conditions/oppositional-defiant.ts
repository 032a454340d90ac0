import { oppositionalDefiant } from '../../content/behavioural/oppositional-defiant.ts';
import { conditionPage } from '../condition/condition-page.tsx';

export const page = conditionPage(oppositionalDefiant);
