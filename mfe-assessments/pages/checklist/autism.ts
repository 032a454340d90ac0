import { autismChecklist } from '../../content/checklists/autism.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(autismChecklist);
