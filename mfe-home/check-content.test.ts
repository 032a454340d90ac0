import { expect, test } from '@jest/globals';
import { checkContent, safetyProblems } from './check-content.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import * as v from 'valibot';
import ageFinderDocument from './content/age-finder.yaml';
import {
  heroSchema,
  type HeroWords,
  type AgeFinderWords,
  type SpecialistsWords,
  specialistsSchema,
} from './content/home-schemas.ts';
import heroDocument from './content/hero-slides.yaml';
import specialistsDocument from './content/specialists.yaml';

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});

test('reports ages that keep a child from help, and results that sound final', () => {
  const { ages, checks } = contentOf<AgeFinderWords>(ageFinderDocument);
  expect(checks.find(({ id }) => id === 'depression')).toMatchObject({
    questionnaire: { from: 8, to: 11 },
  });
  const documents = {
    'offerings.yaml': { lead: 'Take a test.' },
    'screening-facts.yaml': { honest: 'It is honest.' },
    'age-finder.yaml': {
      ages,
      checks: checks.map((check) =>
        check.id === 'depression' ? { ...check, from: 9, to: 11 } : check,
      ),
    },
  };
  expect(safetyProblems((file) => Reflect.get(documents, file))).toEqual([
    expect.stringMatching(/^mfe-home\/content\/offerings\.yaml, lead: must say "/),
    expect.stringMatching(/^mfe-home\/content\/screening-facts\.yaml, honest: must say "/),
    expect.stringContaining('depression must be offered up to '),
    expect.stringContaining('depression has a questionnaire for more ages than its page'),
  ]);
});

test('rejects a slide with a description over 30 words, and a repeated specialist', () => {
  const messagesOf = (schema: v.GenericSchema, content: unknown) =>
    v.safeParse(schema, content).issues?.map(({ message }) => message);
  const hero = contentOf<HeroWords>(heroDocument);
  const [slide, ...others] = hero.slides;
  const wordy = { ...slide, description: 'word '.repeat(31).trim() };
  expect(messagesOf(heroSchema, { ...hero, slides: [wordy, ...others] })).toEqual([
    'must be 30 words or fewer',
  ]);

  const specialists = contentOf<SpecialistsWords>(specialistsDocument);
  const [first] = specialists.cards;
  expect(messagesOf(specialistsSchema, { ...specialists, cards: [first, first] })).toEqual([
    'must not repeat an id',
  ]);
});
