import { dyscalculiaChecklist } from '../../content/checklists/dyscalculia.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(dyscalculiaChecklist);
