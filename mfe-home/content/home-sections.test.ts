import { expect, test } from '@jest/globals';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  WORDS_TO_AIM_FOR,
} from '@site/kit/testing/prose-checks.ts';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ageFinderSchema } from './age-finder-schema.ts';
import { ageFinder } from './age-finder.ts';
import { appDialog } from './app-dialog.ts';
import { digitalInterventionsSchema } from './digital-interventions-schema.ts';
import { digitalInterventions } from './digital-interventions.ts';
import { doctorOnCallSchema } from './doctor-on-call-schema.ts';
import { doctorOnCall } from './doctor-on-call.ts';
import {
  helpStripSchema,
  helpTopicsSchema,
  heroSchema,
  homeHeadSchema,
  screeningFactsSchema,
} from './hero-slides-schema.ts';
import { helpStrip, helpTopics, hero, homeHead, screeningFacts } from './hero-slides.ts';
import { appDialogSchema, mobileAppSchema } from './mobile-app-schema.ts';
import { mobileApp } from './mobile-app.ts';
import { offeringsSchema } from './offerings-schema.ts';
import { offerings } from './offerings.ts';
import { parentsDeskSchema } from './parents-desk-schema.ts';
import { parentsDesk } from './parents-desk.ts';
import { specialistsSchema } from './specialists-schema.ts';
import { specialists } from './specialists.ts';

const site = configuredSite();

const start: readonly [name: string, schema: v.GenericSchema, content: object][] = [
  ['hero', heroSchema, hero],
  ['page head', homeHeadSchema, homeHead],
  ['help topics', helpTopicsSchema, helpTopics],
  ['help strip', helpStripSchema, helpStrip],
  ['screening facts', screeningFactsSchema, screeningFacts],
];

const sections: typeof start = [
  ['specialists', specialistsSchema, specialists],
  ['offerings', offeringsSchema, offerings],
  ['parents desk', parentsDeskSchema, parentsDesk],
  ['doctor on call', doctorOnCallSchema, doctorOnCall],
  ['digital interventions', digitalInterventionsSchema, digitalInterventions],
  ['mobile app', mobileAppSchema, mobileApp],
  ['app dialog', appDialogSchema, appDialog],
  ['age finder', ageFinderSchema, ageFinder],
];

test.each([...start, ...sections])(
  'the content of %s fits its schema, and its words are short, kind and spell no fact',
  (name, schema, content) => {
    const isStart = start.some(([other]) => other === name);
    const filledIn = ['{product}', '{phone}', '{hours}', isStart ? '{email}' : '{replyWithin}'];
    const texts = textsRead(content, ['page', 'instead', 'from', 'webm', 'mp4', 'poster']);

    expect(v.safeParse(schema, content).issues).toBeUndefined();
    expect(texts.length).toBeGreaterThan(isStart ? 0 : 4);
    expect(texts.flatMap((text) => longSentencesIn(text, WORDS_TO_AIM_FOR))).toEqual([]);
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

// A check of the body gives no score, and a low reading there is no good news.
test('beside checks of mind and body, a result that looks fine is no reason to wait', () => {
  expect(offerings.lead).toContain(safetySentences.resultThatLooksFine);
  expect(screeningFacts.honest).toContain(safetySentences.resultThatLooksFine);
});

test('a slide with a description over 30 words is refused', () => {
  const [first, ...others] = hero.slides;
  const wordy = { ...first, description: 'word '.repeat(31).trim() };

  const { issues } = v.safeParse(heroSchema, { ...hero, slides: [wordy, ...others] });

  expect(issues?.map(({ message }) => message)).toEqual(['must be 30 words or fewer']);
});

test('every picture of the shell that the sections show is there', () => {
  const files = JSON.stringify(sections).match(/illustrations\/[a-z-]+\.svg/g) ?? [];
  const missing = files.filter(
    (file) => !existsSync(path.join(__dirname, '../../kit/assets', file)),
  );

  expect(missing).toEqual([]);
});

// Nobody is led away from help because our questionnaire is not for their age.
test('a teenager is led to depression, and a questionnaire is never for more ages than its page', () => {
  const teenage = ageFinder.ages.find(({ id }) => id === 'teenage');
  const depression = ageFinder.checks.find(({ id }) => id === 'depression');

  expect(depression).toMatchObject({ questionnaire: { from: 8, to: 11 } });
  expect(depression?.to).toBeGreaterThanOrEqual(teenage?.to ?? Infinity);
  for (const { from, to, questionnaire = { from, to } } of ageFinder.checks) {
    expect(questionnaire.from).toBeGreaterThanOrEqual(from);
    expect(questionnaire.to).toBeLessThanOrEqual(to);
  }
});

test('a specialist may be there once', () => {
  const [first] = specialists.cards;
  const cards = [first, first];

  const { issues } = v.safeParse(specialistsSchema, { ...specialists, cards });

  expect(issues?.map(({ message }) => message)).toEqual(['must not use an id twice']);
});
