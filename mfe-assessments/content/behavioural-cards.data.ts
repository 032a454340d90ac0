import { conditionCards } from './condition-cards.ts';

/** The cards of the behavioural category. */
export const behaviouralCards = () => conditionCards('behavioural');
