import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { feed } from './feed.ts';

const texts = readableTexts(feed);

test('the news feed follows our style', () => {
  expect(texts.flatMap((text) => longSentencesIn(text, TARGET_SENTENCE_WORDS))).toEqual([]);
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
  expect(texts.flatMap((text) => siteFactsIn(text, configuredSite()))).toEqual([]);
  expect(texts.flatMap((text) => unknownPlaceholdersIn(text, ['{product}', '{host}']))).toEqual([]);
});
