import path from 'node:path';
import { checkDocuments } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { safetySentence } from '@site/kit/safety/safety.ts';
import type { Faq } from './content/page-schemas.ts';

const content = path.join(import.meta.dirname, 'content');

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export function checkContent(): readonly string[] {
  return [
    ...checkDocuments(content, configuredSite(), ['host', 'city', 'name']),
    ...resultProblems((file) => readDocument(path.join(content, file)).content),
  ];
}

const resultThatLooksFine = safetySentence('resultThatLooksFine');
const lowScore = safetySentence('lowScore');
const accuracyUnknown = safetySentence('accuracyUnknown');

/** What each answer says about results. */
const requiredInAnswer: Readonly<Record<string, readonly string[]>> = {
  'how-it-helps': [resultThatLooksFine],
  'getting-results': [resultThatLooksFine],
  'trusting-the-checks': [lowScore, accuracyUnknown],
};

/** A result that decides whether to see a doctor. */
const decides =
  /(?:tells|shows) (?:you )?whether|worth (?:seeing|a closer look)|when a doctor should look/i;

/** Texts about results that could keep a child from a doctor; `read` returns a document's content. */
export function resultProblems(read: (file: string) => unknown): readonly string[] {
  const { questions } = contentOf<Faq>(read('faq.md'));
  const answers = Object.entries(requiredInAnswer).flatMap(([id, sentences]) => {
    const answer = wordsOf(questions.find((entry) => entry.id === id)?.answer);
    return sentences
      .filter((sentence) => !answer.includes(sentence))
      .map((sentence) => `faq.md, ${id}: must say "${sentence}"`);
  });
  const decided = decides.exec(wordsOf(questions));
  // A check of the body gives no score, and a low reading is not reassuring.
  const ofTheBody = ['clinic.md', 'school.md'].flatMap((file) => {
    const words = wordsOf(read(file));
    return [
      ...(words.includes(resultThatLooksFine)
        ? []
        : [`${file}: must say "${resultThatLooksFine}"`]),
      ...(words.includes(lowScore) ? [`${file}: must not say "${lowScore}"`] : []),
    ];
  });
  return [
    ...answers,
    ...(decided ? [`faq.md: says "${decided[0]}"; a result does not decide this`] : []),
    ...ofTheBody,
  ].map((problem) => `mfe-company/content/${problem}`);
}

function wordsOf(content: unknown): string {
  return readableTexts(content).join(' ');
}
