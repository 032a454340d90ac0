import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import {
  brandIn,
  correctedFigureIn,
  givesShareOfPeople,
  isFrontPage,
  longSentencesIn,
  namesPrice,
  promisesOfTestsIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  wordingProblems,
} from './prose-checks.ts';
import { readableTexts } from './readable-texts.ts';

const site = configuredSite();

test.each([
  ['She suffers from it.', 'suffers'],
  ['There is a cure.', 'cure'],
  ['Victims of it.', 'Victims'],
  ['An epidemic.', 'epidemic'],
  ['It is 100% safe.', '100%'],
  ['A normal child sits still.', 'normal child'],
  ['An ADHD child is lively.', 'ADHD child'],
  ['A guaranteed result.', 'guaranteed'],
  ['Lazy children.', 'Lazy children'],
])('finds an unkind or promising word: %s', (text, word) => {
  expect(unkindWordsIn(text)).toEqual([expect.stringContaining(`says "${word}"`)]);
});

test('ignores ordinary words that contain an unkind one', () => {
  expect(unkindWordsIn('A secure place. It is normal to worry. Some aid helps.')).toEqual([]);
});

/** One sentence of so many words. */
function words(count: number): string {
  return `${Array.from({ length: count }, () => 'word').join(' ')}.`;
}

test('measures a sentence in words, without punctuation', () => {
  expect(longSentencesIn(`${words(13)} ${words(13)}`)).toEqual([]);
  expect(longSentencesIn(`– ${words(25)}`)).toEqual([]);
  expect(longSentencesIn(words(26))).toEqual([`a sentence of 26 words: "${words(26)}"`]);
  expect(longSentencesIn(words(21), 20)).toHaveLength(1);
});

test.each([
  ['It helps also when the test was fine.', 'also when'],
  ['Other conditions often come along.', 'come along'],
  ['A child with dark thoughts.', 'dark thoughts'],
  ['It wants health insurance to pay.', 'It wants health'],
  ['The law wants schools to help.', 'law wants schools'],
  ['Usually 12 weekly meetings.', '12 weekly meetings'],
  ['The same is found in Delhi.', 'The same is found'],
  ['Our positions stand on our careers page.', 'stand on our careers page'],
  ['You agree to what stands beside it.', 'what stands beside'],
  ['A cough since two weeks.', 'since two weeks'],
  ['Leave from a second language.', 'Leave from'],
  ['It is 3 diopters.', 'diopters'],
  ['After a few meetings, ask.', 'a few meetings'],
  ['What follows is small and known beforehand.', 'known beforehand'],
  ['Same is safe.', 'Same is'],
  ['What makes it weigh more', 'makes it weigh more'],
  ['Ask how heavy today is.', 'how heavy today is'],
  ['Discuss about it at school.', 'Discuss about'],
  ['A new hour is a new start.', 'A new hour is a new'],
  ['A child who hears badly may talk late.', 'hears badly'],
  ['See a doctor today..', '..'],
  ['Mostly it begins before school.', 'Mostly'],
])('finds translated English: %s', (text, words) => {
  expect(translatedHabitsIn(text)).toEqual([expect.stringContaining(`says "${words}"`)]);
});

test('accepts good English', () => {
  const fine = [
    'Mostly inattentive',
    'These problems are found mostly in older adults.',
    'Your child wants to play. The same is true at school.',
    'Read our other blogs...',
    'A parents’ meeting at school, and 12 weekly sessions.',
    'It has been easier since two years of age. Since 2 months ago, she has slept well.',
    'The child sleeps badly. Stand on one foot.',
    'Agree the rule beforehand.',
  ];
  expect(fine.flatMap(translatedHabitsIn)).toEqual([]);
});

test.each([
  ['The result shows whether it is worth seeing a professional.', 'worth seeing a'],
  ['It tells you whether your child should see a doctor.', 'tells you whether your child should'],
  ['It shows you when to go.', 'shows you when to go'],
  ['The test can tell you whether your child has it.', 'can tell you whether'],
  ['Do the check, so that you can relax.', 'so that you can relax'],
])('finds a claim that no test can keep: %s', (text, words) => {
  expect(promisesOfTestsIn(text)).toEqual([expect.stringContaining(`says "${words}"`)]);
});

test('accepts what a test does show', () => {
  const fine = [
    'It shows what a doctor should look at more closely.',
    'If your child seems unwell, see a doctor, whatever the numbers say.',
    'We say which doctor to see and how soon.',
  ];
  expect(fine.flatMap(promisesOfTestsIn)).toEqual([]);
});

test.each([
  ['https://nhm.gov.in/', true],
  ['https://telemanas.mohfw.gov.in/home', true],
  ['https://icd.who.int/browse/2024-01/mms/en', true],
  ['https://icd.who.int/browse/2024-01/mms/en#821852937', false],
  ['https://nhm.gov.in/index4.php?lang=1', false],
  ['https://dsel.education.gov.in/rte', false],
])('%s is a front page: %s', (url, isFront) => {
  expect(isFrontPage(url)).toBe(isFront);
});

test.each([
  ['13.1%', true],
  ['About 5 in 100', true],
  ['one in twenty', true],
  ['half of them', true],
  ['8 per cent', true],
  ['It begins before age 12, in 2 settings.', false],
])('"%s" is a proportion of people: %s', (text, isShare) => {
  expect(givesShareOfPeople(text)).toBe(isShare);
});

test('finds prices and unknown placeholders', () => {
  for (const text of ['₹999', 'Rs. 999', '999 INR', 'a few rupees']) {
    expect([text, namesPrice(text)]).toEqual([text, true]);
  }
  expect(unknownPlaceholdersIn('{product} at {price}', ['{product}'])).toEqual(['{price}']);
});

test('finds another age for babble', () => {
  expect(wordingProblems('No babble by 12 months: go this week', [])).toHaveLength(1);
  expect(wordingProblems('No babble by 9 months, or no word by 15', [])).toEqual([]);
});

test('finds a figure that the note of its source corrects', () => {
  const note = 'The report gives 35.5%. You may also read 35.7%.';
  expect(correctedFigureIn('About 1 in 3 (35.7%, India).', note)).toHaveLength(1);
  expect(correctedFigureIn('About 1 in 3 (35.5%, India).', note)).toEqual([]);
  expect(correctedFigureIn('Between 2 to 8 in 100.', 'You may also read 2 to 8%.')).toHaveLength(1);
  expect(correctedFigureIn('It was 135.7, or 35.75.', note)).toEqual([]);
  expect(correctedFigureIn('About 1 in 3 (35.7%).', undefined)).toEqual([]);
});

test('finds the brand once in any case, and the facts of the configuration', () => {
  const { product, contact } = site;
  expect(brandIn(`Ask ${product.name.toUpperCase()}.`, site)).toEqual([product.name]);
  expect(siteFactsIn(`{product} is open ${contact.hours}.`, site)).toEqual([contact.hours]);
});

test('finds every text, without code fields', () => {
  const content = { id: 'x', title: 'One', items: [{ src: 'a.svg', alt: 'Two' }, 'Three'] };
  expect(readableTexts({ ...content, items: [content.items[0]] })).toEqual(['One', 'Two']);
  expect(readableTexts({ title: 'One', poster: 'a.svg' }, ['poster'])).toEqual(['One']);
});

test('joins the pieces of a paragraph, counting a link without text as one word', () => {
  const pieces = ['Write to ', { kind: 'email' }, ' or ', { kind: 'page', to: '/', text: 'look' }];
  expect(readableTexts({ pieces })).toEqual(['Write to link or look']);
});
