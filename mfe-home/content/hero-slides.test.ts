import { expect, test } from '@jest/globals';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  sentencesOf,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  WORDS_TO_AIM_FOR,
} from '@site/kit/testing/prose-checks.ts';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import * as v from 'valibot';
import {
  helpStripSchema,
  helpTopicsSchema,
  heroSchema,
  homeHeadSchema,
  screeningFactsSchema,
} from './hero-slides-schema.ts';
import { helpStrip, helpTopics, hero, homeHead, screeningFacts } from './hero-slides.ts';

const site = configuredSite();

const texts = textsRead(
  [hero, homeHead, helpTopics, helpStrip, screeningFacts],
  ['webm', 'mp4', 'poster'],
);

test('the start of the home page has everything its schemas ask for', () => {
  expect(v.safeParse(heroSchema, hero).issues).toBeUndefined();
  expect(v.safeParse(homeHeadSchema, homeHead).issues).toBeUndefined();
  expect(v.safeParse(helpTopicsSchema, helpTopics).issues).toBeUndefined();
  expect(v.safeParse(helpStripSchema, helpStrip).issues).toBeUndefined();
  expect(v.safeParse(screeningFactsSchema, screeningFacts).issues).toBeUndefined();
});

test('the slides come in the order of the specification, with its headings', () => {
  expect(hero.slides.map((slide) => slide.kind)).toEqual([
    'film',
    'featured-post',
    'page',
    'page',
    'page',
    'page',
    'app',
  ]);
  expect(hero.slides[0]).toMatchObject({
    subHeading: 'Hello Parent',
    heading: 'Welcome to {product} Health!',
  });
  const headings = hero.slides.map((slide) => ('heading' in slide ? slide.heading : null));
  expect(headings.slice(2)).toEqual([
    'How are we different?',
    'Comprehensive Screening',
    '{product} School',
    '{product} Clinic',
    '{product} Mobile App',
  ]);
});

test('a slide with a description over 30 words is refused', () => {
  const [first, ...others] = hero.slides;
  const wordy = { ...first, description: 'word '.repeat(31).trim() };

  const result = v.safeParse(heroSchema, { ...hero, slides: [wordy, ...others] });

  expect(result.issues?.map((issue) => issue.message)).toEqual(['must be 30 words or fewer']);
});

test('the four topics lead to the pages of the specification', () => {
  expect(helpTopics.topics.map(({ title, to }) => [title, to])).toEqual([
    ['Body', '/assessments/physical'],
    ['Feelings', '/assessments/behavioral'],
    ['Learning', '/assessments/learning'],
    ['At school', '/school'],
  ]);
});

test('the start of the home page uses short sentences', () => {
  expect(texts.flatMap(sentencesOf).length).toBeGreaterThan(60);
  expect(texts.flatMap((text) => longSentencesIn(text, WORDS_TO_AIM_FOR))).toEqual([]);
});

test('the start of the home page uses nothing that frightens, promises or labels a child', () => {
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
});

test('the start of the home page uses no translated English', () => {
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
});

test('the start of the home page promises nothing that a check cannot do', () => {
  expect(texts.flatMap(promisesOfTestsIn)).toEqual([]);
});

// A check of the body gives no score, and a low reading there is no good news.
test('beside a check of the body, a result that looks fine is no reason to wait', () => {
  expect(screeningFacts.honest).toContain(safetySentences.resultThatLooksFine);
});

test('the start of the home page uses the configured brand, phone and email, and spells none of them', () => {
  expect(texts.flatMap((text) => siteFactsIn(text, site))).toEqual([]);
});

test('the start of the home page uses no placeholder that nothing fills in', () => {
  expect(texts.join()).toContain('{product}');
  expect(
    texts.flatMap((text) =>
      unknownPlaceholdersIn(text, ['{product}', '{phone}', '{email}', '{hours}']),
    ),
  ).toEqual([]);
});
