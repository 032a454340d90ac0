import type { ConditionContent } from './condition-schema.ts';
import { adhd } from './behavioural/adhd.ts';
import { autism } from './behavioural/autism.ts';
import { anxiety } from './behavioural/anxiety.ts';
import { conductDisorder } from './behavioural/conduct-disorder.ts';
import { depression } from './behavioural/depression.ts';
import { developmentalMilestone } from './behavioural/developmental-milestone.ts';
import { oppositionalDefiant } from './behavioural/oppositional-defiant.ts';
import { screenDependency } from './behavioural/screen-dependency.ts';
import { dyslexia } from './learning/dyslexia.ts';
import { dyscalculia } from './learning/dyscalculia.ts';
import { dysgraphia } from './learning/dysgraphia.ts';

/** Every condition that has a page, in the order of the category pages. */
export const conditions: readonly ConditionContent[] = [
  adhd,
  autism,
  anxiety,
  conductDisorder,
  depression,
  developmentalMilestone,
  oppositionalDefiant,
  screenDependency,
  dyslexia,
  dyscalculia,
  dysgraphia,
];
