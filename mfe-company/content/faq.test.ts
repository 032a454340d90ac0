import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import siteFile from '../../site.config.json' with { type: 'json' };
import { faqSchema } from './faq-schema.ts';
import { faq } from './faq.ts';

/** Fields that hold addresses and names for code. */
const notRead = new Set(['id', 'kind', 'to', 'src']);

/** Every text of the content that a parent reads; a paragraph in pieces is one text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const inPieces = value.some((item) => typeof item === 'string');
    return inPieces && value.some((item) => typeof item === 'object')
      ? [value.map(wordsOfPiece).join('')]
      : value.flatMap(textsOf);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notRead.has(name) ? [] : textsOf(inner),
  );
}

/** A phone or email link counts as one word. */
function wordsOfPiece(piece: unknown): string {
  return typeof piece === 'string' ? piece : textsOf(piece).join('') || 'link';
}

const texts = textsOf(faq);

const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));

test('the questions page has everything its schema asks for', () => {
  expect(v.safeParse(faqSchema, faq).issues).toBeUndefined();
});

test('the questions come in the order of the specification', () => {
  expect(faq.questions.map((entry) => entry.id)).toEqual([
    'why-screen',
    'what-happens',
    'what-we-check',
    'how-it-helps',
    'is-it-safe',
    'getting-results',
    'privacy',
    'trusting-the-checks',
    'asking-for-help',
    'where-data-is-kept',
    'keeping-data-safe',
    'sharing',
    'how-long-we-keep-data',
    'your-rights',
  ]);
});

test('the last answer ends with a link to the privacy policy', () => {
  const lastBlock = faq.questions.at(-1)?.answer.at(-1);

  expect(lastBlock).toMatchObject({
    kind: 'link-paragraph',
    parts: expect.arrayContaining([expect.objectContaining({ to: '/privacy-policy' })]),
  });
});

test('the questions page promises the configured time to reply', () => {
  const hours = texts.flatMap((text) => text.match(/\d+(?= hours)/g) ?? []);

  expect(new Set(hours)).toEqual(new Set([String(siteFile.contact.replyWithinHours)]));
});

test('the questions page uses short sentences', () => {
  const tooLong = sentences.filter((sentence) => sentence.split(/\s+/).length > 20);

  expect(sentences.length).toBeGreaterThan(100);
  expect(tooLong).toEqual([]);
});

test('the questions page uses nothing that frightens, promises or labels a child', () => {
  const banned =
    /normal child|suffer|\bcures?\b|\bcured\b|victim|epidemic|afflict|guarantee|\b100%|\bAI\b/i;

  expect(texts.filter((text) => banned.test(text))).toEqual([]);
});

test('the questions page uses the configured brand, phone and email, and spells none of them', () => {
  const { product, contact } = siteFile;
  const spelled = [product.name, product.legalName, contact.phone, contact.email, contact.hours];

  expect(
    texts.filter((text) => spelled.some((fact) => text.toLowerCase().includes(fact.toLowerCase()))),
  ).toEqual([]);
});

test('the questions page uses no placeholder that nothing fills in', () => {
  const known = new Set(['{product}', '{phone}', '{email}', '{hours}']);
  const used = texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);

  expect(used).toContain('{product}');
  expect(used.filter((placeholder) => !known.has(placeholder))).toEqual([]);
});
