import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import siteFile from '../../site.config.json' with { type: 'json' };
import {
  helpStripSchema,
  helpTopicsSchema,
  heroSchema,
  homeHeadSchema,
} from './hero-slides-schema.ts';
import { helpStrip, helpTopics, hero, homeHead } from './hero-slides.ts';

/** Fields that hold addresses and names for code. */
const notRead = new Set(['id', 'kind', 'topic', 'to', 'src', 'webm', 'mp4', 'poster']);

/** Every text of the content that a parent reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notRead.has(name) ? [] : textsOf(inner),
  );
}

const texts = textsOf([hero, homeHead, helpTopics, helpStrip]);

const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));

test('the start of the home page has everything its schemas ask for', () => {
  expect(v.safeParse(heroSchema, hero).issues).toBeUndefined();
  expect(v.safeParse(homeHeadSchema, homeHead).issues).toBeUndefined();
  expect(v.safeParse(helpTopicsSchema, helpTopics).issues).toBeUndefined();
  expect(v.safeParse(helpStripSchema, helpStrip).issues).toBeUndefined();
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
  expect(hero.slides.slice(2).map((slide) => slide.heading)).toEqual([
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
  const tooLong = sentences.filter((sentence) => sentence.split(/\s+/).length > 20);

  expect(sentences.length).toBeGreaterThan(60);
  expect(tooLong).toEqual([]);
});

test('the start of the home page uses nothing that frightens, promises or labels a child', () => {
  const banned =
    /normal child|suffer|\bcures?\b|\bcured\b|victim|epidemic|afflict|guarantee|\b100%|\bAI\b/i;

  expect(texts.filter((text) => banned.test(text))).toEqual([]);
});

test('the start of the home page uses the configured brand, phone and email, and spells none of them', () => {
  const { product, contact } = siteFile;
  const spelled = [product.name, product.legalName, contact.phone, contact.email, contact.hours];

  expect(
    texts.filter((text) => spelled.some((fact) => text.toLowerCase().includes(fact.toLowerCase()))),
  ).toEqual([]);
});

test('the start of the home page uses no placeholder that nothing fills in', () => {
  const known = new Set(['{product}', '{phone}', '{email}', '{hours}']);
  const used = texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);

  expect(used).toContain('{product}');
  expect(used.filter((placeholder) => !known.has(placeholder))).toEqual([]);
});
