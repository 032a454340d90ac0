import type { ChecklistContent } from './checklist-schema.ts';
import { adhdChecklist } from './adhd.ts';
import { autismChecklist } from './autism.ts';
import { anxietyChecklist } from './anxiety.ts';
import { conductDisorderChecklist } from './conduct-disorder.ts';
import { depressionChecklist } from './depression.ts';
import { developmentalMilestoneChecklist } from './developmental-milestone.ts';
import { oppositionalDefiantChecklist } from './oppositional-defiant.ts';
import { screenDependencyChecklist } from './screen-dependency.ts';
import { dyslexiaChecklist } from './dyslexia.ts';
import { dyscalculiaChecklist } from './dyscalculia.ts';
import { dysgraphiaChecklist } from './dysgraphia.ts';

/** Every checklist, in the order of the conditions. */
export const checklists: readonly ChecklistContent[] = [
  adhdChecklist,
  autismChecklist,
  anxietyChecklist,
  conductDisorderChecklist,
  depressionChecklist,
  developmentalMilestoneChecklist,
  oppositionalDefiantChecklist,
  screenDependencyChecklist,
  dyslexiaChecklist,
  dyscalculiaChecklist,
  dysgraphiaChecklist,
];
