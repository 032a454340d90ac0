import { depressionChecklist } from '../../content/checklists/depression.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(depressionChecklist);
