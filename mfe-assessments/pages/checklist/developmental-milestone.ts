import { developmentalMilestoneChecklist } from '../../content/checklists/developmental-milestone.ts';
import { checklistPage } from './checklist-page.tsx';

export const page = checklistPage(developmentalMilestoneChecklist);
