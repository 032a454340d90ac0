import { adhdChecklist } from '../../content/checklists/adhd.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(adhdChecklist);
