import path from 'node:path';
import { checkDocuments } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { safetySentence } from '@site/kit/safety/safety.ts';
import type {
  ScreeningFactsWords,
  AgeFinderWords,
  OfferingsWords,
} from './content/home-schemas.ts';

const content = path.join(import.meta.dirname, 'content');

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export function checkContent(): readonly string[] {
  return [
    ...checkDocuments(content, configuredSite(), ['replyWithin', 'count', 'age', 'from', 'to']),
    ...safetyProblems((file) => readDocument(path.join(content, file)).content),
  ];
}

/** Texts that could keep a child from help; `read` returns a document's content. */
export function safetyProblems(read: (file: string) => unknown): readonly string[] {
  const resultThatLooksFine = safetySentence('resultThatLooksFine');
  const { lead } = contentOf<OfferingsWords>(read('offerings.yaml'));
  const { honest } = contentOf<ScreeningFactsWords>(read('screening-facts.yaml'));
  // A check of the body gives no score, and a low reading is not reassuring.
  const silent = [
    ['offerings.yaml, lead', lead] as const,
    ['screening-facts.yaml, honest', honest] as const,
  ].filter(([, words]) => !words.includes(resultThatLooksFine));
  return [
    ...silent.map(([field]) => `${field}: must say "${resultThatLooksFine}"`),
    ...ageProblems(contentOf<AgeFinderWords>(read('age-finder.yaml'))),
  ].map((problem) => `mfe-home/content/${problem}`);
}

/** The age range of our questionnaire must not keep anyone from help. */
function ageProblems({ ages, checks }: AgeFinderWords): readonly string[] {
  const oldest = Math.max(...ages.map(({ to }) => to));
  const depression = checks.find(({ id }) => id === 'depression');
  return [
    ...(depression && depression.to >= oldest
      ? []
      : [`depression must be offered up to ${oldest}`]),
    ...checks
      .filter(({ from, to, questionnaire = { from, to } }) => {
        return questionnaire.from < from || questionnaire.to > to;
      })
      .map(({ id }) => `${id} has a questionnaire for more ages than its page`),
  ].map((problem) => `age-finder.yaml, checks: ${problem}`);
}
