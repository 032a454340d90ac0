import { oppositionalDefiantChecklist } from '../../content/checklists/oppositional-defiant.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(oppositionalDefiantChecklist);
