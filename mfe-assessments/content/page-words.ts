import { wordsOf, contentOf } from '@site/kit/content/content-of.ts';
import conditionPage from './words/condition-page.yaml';
import otherPages from './words/other-pages.yaml';
import type * as v from 'valibot';
import type { checklistWordsSchema } from './page-words-schema.ts';
import checklist from './words/checklist.yaml';

export const trailWords = wordsOf(otherPages, 'trail');

export const allConditionsWords = wordsOf(otherPages, 'allConditions');

export const articlePageWords = wordsOf(otherPages, 'article');

export const medicalPageWords = wordsOf(otherPages, 'medical');

export const offeringPageWords = wordsOf(otherPages, 'offering');

export const assessmentWords = wordsOf(otherPages, 'assessment');

export const dangerHelpWords = wordsOf(otherPages, 'dangerHelp');

/** Text shared by the condition pages. */
export const conditionPageWords = wordsOf(conditionPage);

export const essentialsWords = wordsOf(conditionPage, 'essentials');

/** Text shared by all checklists, in three languages. */
export const checklistWords = contentOf<v.InferOutput<typeof checklistWordsSchema>>(checklist);
