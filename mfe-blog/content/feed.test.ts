import { existsSync } from 'node:fs';
import path from 'node:path';
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
import * as v from 'valibot';
import { feedSchema } from './feed-schema.ts';
import { feed } from './feed.ts';

const texts = textsRead(feed);

test('the news feed has everything its schema asks for', () => {
  expect(v.safeParse(feedSchema, feed).issues).toBeUndefined();
});

test('the news feed is written in short, kind sentences without the brand spelled out', () => {
  expect(texts.flatMap((text) => longSentencesIn(text, WORDS_TO_AIM_FOR))).toEqual([]);
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
  expect(texts.flatMap((text) => siteFactsIn(text, configuredSite()))).toEqual([]);
  expect(texts.flatMap((text) => unknownPlaceholdersIn(text, ['{product}', '{host}']))).toEqual([]);
});

test('the pictures of the news feed are there', () => {
  const assets = path.resolve(__dirname, '../../shell/assets');
  for (const { src } of [feed.picture, ...feed.places]) {
    expect(existsSync(path.join(assets, src))).toBe(true);
  }
});
