import { dyslexiaChecklist } from '../../content/checklists/dyslexia.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(dyslexiaChecklist);
