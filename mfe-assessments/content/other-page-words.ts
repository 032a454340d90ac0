import { contentOf } from '@site/kit/content/content-of.ts';
import type * as v from 'valibot';
import type { otherPageWordsSchema } from './page-words-schema.ts';
import document from './words/other-pages.yaml';

const words = contentOf<v.InferOutput<typeof otherPageWordsSchema>>(document);

/** Text of breadcrumbs, articles, medical pages, offerings, and the list of assessments. */
export const {
  trail: trailWords,
  article: articlePageWords,
  medical: medicalPageWords,
  offering: offeringPageWords,
  assessment: assessmentWords,
} = words;
