import { expect, test } from '@jest/globals';
import { dangers } from '@site/kit/safety/dangers.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  spelledOutBrand,
  changedBeforePublished,
  checkPost,
  figuresWithoutSource,
  citedFrontPages,
  helpProblems,
  unlinkedHelplines,
  lengthOf,
  lengthProblems,
  linkProblems,
  longSentences,
  outlineProblems,
  type PostInBlocks,
  pricesNamed,
  promisesOfTests,
  unmarkedSample,
  unexplainedScreening,
  translatedHabits,
  unkindWordsUsed,
  unknownPlaceholders,
} from './check-post.ts';
import { postsToCheck } from '../check-content.ts';
import { blocksOf } from './post-words.ts';

const site = configuredSite();

function postNamed(id: string): PostInBlocks {
  const found = postsToCheck().find(({ blogId }) => blogId === id);
  if (!found) throw new Error(`There is no post ${id}.`);
  return found.post;
}

const post101 = postNamed('101');
const post102 = postNamed('102');
const post106 = postNamed('106');
if (post102.kind === 'review') throw new Error('Post 102 has no sources.');

/** A short post with this text, the simplest place for a fault. */
function saying(written: string): PostInBlocks {
  return { ...post102, blocks: blocksOf(written) };
}

test('finds no problems in a valid post', () => {
  expect(checkPost(post102, site)).toEqual([]);
  expect(checkPost({ ...post102, title: 'A cure' }, site)).toEqual(['says "cure"; say what helps']);
});

test('reports unkind words, translated English and promises that no test can keep', () => {
  expect(unkindWordsUsed(saying('She suffers from colds.'))).toEqual([
    expect.stringContaining('says "suffers"'),
  ]);
  expect(translatedHabits(saying('A cough since two weeks.'))).toEqual([
    'says "since two weeks"; say "for", not "since"',
  ]);
  expect(promisesOfTests(saying('It tells you whether you should see a doctor.'))).toEqual([
    expect.stringContaining('says "tells you whether you should"'),
  ]);
});

test('reports configured facts that are spelled out', () => {
  const { name } = site.product;
  expect(spelledOutBrand({ ...post102, summary: `${name} helps.` }, site)).toContain(
    `spells out the brand "${name}"; write {product}`,
  );
  expect(unknownPlaceholders(saying('Call {phone}.'))).toEqual([
    'uses the unknown placeholder {phone}',
  ]);
  expect(pricesNamed(saying('It costs ₹999.'))).toEqual(['states a price: "It costs ₹999."']);
  expect(unlinkedHelplines(saying('Call 112 now.'), site)).toEqual([
    '112 is not a link in "Call 112 now."',
  ]);
  expect(unlinkedHelplines(saying('Call [112](tel:112).'), site)).toEqual([]);
});

test('reports a front page as a source, and a change before publication', () => {
  const sources = post102.medical.sources.map((source) => ({
    ...source,
    url: source.id === '1' ? 'https://www.who.int/' : source.url,
  }));
  expect(citedFrontPages({ ...post102, medical: { ...post102.medical, sources } })).toEqual([
    'source 1 links to https://www.who.int/, which is a front page',
  ]);
  expect(changedBeforePublished({ ...post102, updatedAt: '2027-01-01' })).toEqual([
    `was changed on ${post102.medical.lastChangedOn}, before it was published`,
  ]);
});

test('reports an h3 before an h2, and empty blocks', () => {
  expect(outlineProblems(saying('### Part\n\n## Section'))).toEqual([
    'an h3 comes before the first h2',
  ]);
  expect(outlineProblems(saying('Words\n\n##'))).toEqual(['an empty h2']);
});

test.each([
  ['somewhere', 'Read on', 'a link goes to somewhere, which is not a path on this site'],
  [
    'https://example.org/',
    'Read on',
    'a link goes to https://example.org/, which is not a path on this site',
  ],
  ['/clinic', 'here', 'a link reads "here", which does not say where it goes'],
  ['tel:999', '999', 'a link dials 999, which is not a helpline'],
  ['tel:112', 'the police', 'a link reads "the police" and dials 112'],
])('reports a link to %s reading "%s"', (href, words, problem) => {
  expect(linkProblems(saying(`[${words}](${href})`), site)).toEqual([problem]);
});

test.each([
  '/',
  '/blog/104',
  '/assessments/learning/dyslexia',
  '/{product}-offerings/{product}-vision',
])('accepts a link to %s', (href) => {
  expect(linkProblems(saying(`[A page](${href})`), site)).toEqual([]);
});

test.each([
  'About 1 in 3 children are small.',
  'About one in ten children are small.',
  'It is 13.1% of them.',
  'It is half of them.',
])('a figure needs a source beside it: %s', (words) => {
  expect(figuresWithoutSource(saying(words))).toEqual([`a figure without a source: "${words}"`]);
  expect(figuresWithoutSource(saying(`${words} [^who]`))).toEqual([]);
  // A summary shows no sources.
  expect(figuresWithoutSource({ ...post102, summary: words })).toEqual([
    `a figure without a source: "${words}"`,
  ]);
});

test('measures a long sentence without source numbers, and skips shared ones on dangers', () => {
  const words = Array.from({ length: 26 }, () => 'word').join(' ');
  expect(longSentences(saying(`${words}. [^who] Short.`))).toEqual([
    `a sentence of 26 words: "${words}."`,
  ]);
  expect(longSentences(saying('One two three. [^who]'), 3)).not.toContainEqual(
    expect.stringContaining('One two three'),
  );
  const feverUnderThreeMonths = dangers.feverUnderThreeMonths.text;
  expect(longSentences(saying(feverUnderThreeMonths), 3)).not.toContainEqual(
    expect.stringContaining('A baby under 3 months'),
  );
});

test('the length counts words, without source numbers', () => {
  const short = saying('## One two\n\nthree, four [^who] — five.');
  expect(lengthOf(short)).toBe(5);
  expect(lengthProblems(short)).toEqual(['has 5 words; must have 90 to 1300']);
});

test('an article has three levels of help, in order', () => {
  expect(helpProblems(post101)).toEqual([]);
  const without = post101.blocks.filter(({ words }) => words !== 'Urgent: call today');
  expect(helpProblems({ ...post101, blocks: without })).toEqual([
    expect.stringContaining('has the parts "See your doctor; Emergency: act now"'),
  ]);
  expect(helpProblems({ ...post101, blocks: blocksOf('Words') })).toHaveLength(1);
});

test('a post that mentions screening must explain it', () => {
  expect(unexplainedScreening(saying('We screen eyes and ears.'))).toEqual([]);
  expect(unexplainedScreening(saying('Our screening is quick.'))).toHaveLength(1);
  expect(unexplainedScreening(saying('Screening helps. A screening is not a diagnosis.'))).toEqual(
    [],
  );
});

test('reports a review that does not end with a note that it is a sample', () => {
  expect(unmarkedSample(post106)).toEqual([]);
  expect(unmarkedSample({ ...post106, blocks: blocksOf('Very good.') })).toEqual([
    'does not end with a note that it is a sample',
  ]);
});
