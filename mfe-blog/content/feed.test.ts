import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  WORDS_TO_AIM_FOR,
} from '@site/kit/testing/prose-checks.ts';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import { feed } from './feed.ts';

const texts = textsRead(feed);

test('the news feed follows our rules for writing', () => {
  expect(texts.flatMap((text) => longSentencesIn(text, WORDS_TO_AIM_FOR))).toEqual([]);
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
  expect(texts.flatMap((text) => siteFactsIn(text, configuredSite()))).toEqual([]);
  expect(texts.flatMap((text) => unknownPlaceholdersIn(text, ['{product}', '{host}']))).toEqual([]);
});
