import { wordsOf } from '@site/kit/content/words-of.ts';
import document from './words/other-pages.yaml';

export const trailWords = wordsOf(document, 'trail');

export const articlePageWords = wordsOf(document, 'article');

export const medicalPageWords = wordsOf(document, 'medical');

export const offeringPageWords = wordsOf(document, 'offering');

export const assessmentWords = wordsOf(document, 'assessment');

export const dangerHelpWords = wordsOf(document, 'dangerHelp');
