import { expect, test } from '@jest/globals';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import clinic from './clinic.md';
import school from './school.md';

// A check of the body gives no score, and a low reading is not reassuring.
test.each([
  ['clinic', clinic],
  ['school', school],
])('the %s page says that a fine result is no reason to wait', (_, content) => {
  const words = readableTexts(content).join(' ');
  expect(words).toContain(safetySentences.resultThatLooksFine);
  expect(words).not.toContain(safetySentences.lowScore);
});
