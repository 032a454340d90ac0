import { screenDependencyChecklist } from '../../content/checklists/screen-dependency.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(screenDependencyChecklist);
