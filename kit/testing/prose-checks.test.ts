import { expect, test } from '@jest/globals';
import { configuredSite } from './configured-site.ts';
import {
  brandIn,
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
} from './prose-checks.ts';

const site = configuredSite();

test.each([
  ['She suffers from it.', 'suffers'],
  ['There is a cure.', 'cure'],
  ['Victims of it.', 'Victims'],
  ['An epidemic.', 'epidemic'],
  ['A normal child sits still.', 'normal child'],
  ['An ADHD child is lively.', 'ADHD child'],
  ['A guaranteed result.', 'guaranteed'],
  ['It is 100% safe.', '100%'],
  ['Lazy children.', 'Lazy children'],
])('an unkind or promising word is found: %s', (text, word) => {
  expect(unkindWordsIn(text)).toEqual([expect.stringContaining(`says "${word}"`)]);
});

test('ordinary words that contain an unkind one are left alone', () => {
  expect(unkindWordsIn('A secure place. It is normal to worry. Some aid helps.')).toEqual([]);
});

/** One sentence of so many words. */
function words(count: number): string {
  return `${Array.from({ length: count }, () => 'word').join(' ')}.`;
}

test('a sentence is too long by its words, without signs that stand alone', () => {
  expect(longSentencesIn(`${words(13)} ${words(13)}`)).toEqual([]);
  expect(longSentencesIn(`– ${words(25)}`)).toEqual([]);
  expect(longSentencesIn(words(26))).toEqual([`a sentence of 26 words: "${words(26)}"`]);
  expect(longSentencesIn(words(21), 20)).toHaveLength(1);
});

test.each(['13.1%', 'About 5 in 100', 'one in twenty', 'half of them', '8 per cent'])(
  'a share of people is seen: %s',
  (text) => {
    expect(givesShareOfPeople(text)).toBe(true);
  },
);

test('other figures are no share of people', () => {
  expect(givesShareOfPeople('It begins before age 12, in 2 settings.')).toBe(false);
});

test.each(['₹999', 'Rs. 999', '999 INR', 'a few rupees'])('a price is seen: %s', (text) => {
  expect(namesPrice(text)).toBe(true);
});

test('the brand is seen once in any letter case, and so are the facts of the configuration', () => {
  const { product, contact } = site;
  expect(brandIn(`Ask ${product.name.toUpperCase()}.`, site)).toEqual([product.name]);
  expect(siteFactsIn(`{product} is open ${contact.hours}.`, site)).toEqual([contact.hours]);
});

test('a placeholder that nothing fills in is seen', () => {
  expect(unknownPlaceholdersIn('{product} at {price}', ['{product}'])).toEqual(['{price}']);
});
