import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import * as v from 'valibot';
import {
  type AgeFinderWords,
  type OfferingsWords,
  type SpecialistsWords,
  specialistsSchema,
} from './section-schemas.ts';
import ageFinderDocument from './age-finder.yaml';
import appDialog from './app-dialog.md';
import digitalInterventions from './digital-interventions.md';
import doctorOnCall from './doctor-on-call.md';
import head from './head.yaml';
import helpTopics from './help-topics.yaml';
import { heroSchema, type HeroWords, type ScreeningFactsWords } from './hero-slides-schema.ts';
import heroDocument from './hero-slides.yaml';
import mobileApp from './mobile-app.md';
import offeringsDocument from './offerings.yaml';
import parentsDesk from './parents-desk.yaml';
import screeningFactsDocument from './screening-facts.yaml';
import specialistsDocument from './specialists.yaml';

const site = configuredSite();

const ageFinder = contentOf<AgeFinderWords>(ageFinderDocument);
const hero = contentOf<HeroWords>(heroDocument);
const offerings = contentOf<OfferingsWords>(offeringsDocument);
const screeningFacts = contentOf<ScreeningFactsWords>(screeningFactsDocument);
const specialists = contentOf<SpecialistsWords>(specialistsDocument);

const start = { hero, head, helpTopics, screeningFacts };

const sections = {
  specialists,
  offerings,
  parentsDesk,
  doctorOnCall,
  digitalInterventions,
  mobileApp,
  appDialog,
  ageFinder,
};

test.each(Object.entries({ ...start, ...sections }))(
  'the text of %s is short, kind and spells out no fact',
  (name, content) => {
    const isStart = Object.hasOwn(start, name);
    const filledIn = ['{product}', '{phone}', '{hours}', isStart ? '{email}' : '{replyWithin}'];
    const texts = readableTexts(content, ['page', 'instead', 'from', 'webm', 'mp4', 'poster']);

    expect(texts.length).toBeGreaterThan(isStart ? 0 : 4);
    expect(texts.flatMap((text) => longSentencesIn(text, TARGET_SENTENCE_WORDS))).toEqual([]);
    expect(texts.flatMap(unkindWordsIn)).toEqual([]);
    expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
    expect(texts.flatMap(promisesOfTestsIn)).toEqual([]);
    expect(texts.flatMap((text) => siteFactsIn(text, site))).toEqual([]);
    expect(
      texts
        .filter((text) => text !== ageFinder.found && text !== ageFinder.readAndGetHelp)
        .flatMap((text) => unknownPlaceholdersIn(text, filledIn)),
    ).toEqual([]);
  },
);

// A check of the body gives no score, and a low reading is not reassuring.
test('says beside every check that a fine result is no reason to wait', () => {
  expect(offerings.lead).toContain(safetySentences.resultThatLooksFine);
  expect(screeningFacts.honest).toContain(safetySentences.resultThatLooksFine);
});

test('rejects a slide with a description over 30 words', () => {
  const [first, ...others] = hero.slides;
  const wordy = { ...first, description: 'word '.repeat(31).trim() };

  const { issues } = v.safeParse(heroSchema, { ...hero, slides: [wordy, ...others] });

  expect(issues?.map(({ message }) => message)).toEqual(['must be 30 words or fewer']);
});

// The age range of our questionnaire must not keep anyone from help.
test('offers depression to teenagers, and no questionnaire for more ages than its page', () => {
  const teenage = ageFinder.ages.find(({ id }) => id === 'teenage');
  const depression = ageFinder.checks.find(({ id }) => id === 'depression');

  expect(depression).toMatchObject({ questionnaire: { from: 8, to: 11 } });
  expect(depression?.to).toBeGreaterThanOrEqual(teenage?.to ?? Infinity);
  for (const { from, to, questionnaire = { from, to } } of ageFinder.checks) {
    expect(questionnaire.from).toBeGreaterThanOrEqual(from);
    expect(questionnaire.to).toBeLessThanOrEqual(to);
  }
});

test('rejects a repeated specialist', () => {
  const [first] = specialists.cards;
  const cards = [first, first];

  const { issues } = v.safeParse(specialistsSchema, { ...specialists, cards });

  expect(issues?.map(({ message }) => message)).toEqual(['must not repeat an id']);
});
