import { dysgraphiaChecklist } from '../../content/checklists/dysgraphia.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(dysgraphiaChecklist);
