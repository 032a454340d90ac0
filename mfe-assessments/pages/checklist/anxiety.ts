import { anxietyChecklist } from '../../content/checklists/anxiety.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(anxietyChecklist);
