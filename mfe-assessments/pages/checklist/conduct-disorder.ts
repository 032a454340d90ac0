import { conductDisorderChecklist } from '../../content/checklists/conduct-disorder.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(conductDisorderChecklist);
