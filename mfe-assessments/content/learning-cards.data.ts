import { conditionCards } from './condition-cards.ts';

/** The cards of the learning category. */
export const learningCards = () => conditionCards('learning');
