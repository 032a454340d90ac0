import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import type { Faq } from './faq-schema.ts';
import document from './faq.md';

const faq = contentOf<Faq>(document);

function answerTo(id: string): string {
  return readableTexts(faq.questions.find((entry) => entry.id === id)?.answer).join(' ');
}

test('an answer that mentions results says that a fine one is no reason to wait', () => {
  for (const id of ['how-it-helps', 'getting-results']) {
    expect(answerTo(id)).toContain(safetySentences.resultThatLooksFine);
  }
  expect(answerTo('trusting-the-checks')).toContain(safetySentences.lowScore);
  expect(answerTo('trusting-the-checks')).toContain(safetySentences.accuracyUnknown);
});

test('no answer lets a result decide about seeing a doctor', () => {
  expect(readableTexts(faq).join(' ')).not.toMatch(
    /(?:tells|shows) (?:you )?whether|worth (?:seeing|a closer look)|when a doctor should look/i,
  );
});
