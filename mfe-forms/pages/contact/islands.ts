import { contactFormIsland } from './contact-form-island.tsx';
import { doctorChoiceIsland } from './doctor-choice-island.tsx';

/** What is alive on the contact page. */
export const islands = [contactFormIsland, doctorChoiceIsland];
