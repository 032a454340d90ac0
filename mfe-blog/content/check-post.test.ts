import { expect, test } from '@jest/globals';
import { dangerText } from '@site/kit/safety/safety.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkPost, type PostInBlocks } from './check-post.ts';
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

const problemsOf = (post: PostInBlocks) => checkPost(post, site);

/** The problems of a short post with this text, the simplest place for a fault. */
const saying = (written: string) => problemsOf({ ...post102, blocks: blocksOf(written) });

test('finds no problems in a valid post', () => {
  expect(problemsOf(post102)).toEqual([]);
  expect(problemsOf({ ...post102, title: 'A cure' })).toEqual(['says "cure"; say what helps']);
});

test.each([
  ['She suffers from colds.', 'says "suffers"; say that a child has the condition'],
  ['A cough since two weeks.', 'says "since two weeks"; say "for", not "since"'],
  [
    'It tells you whether you should see a doctor.',
    expect.stringContaining('says "tells you whether you should"'),
  ],
  ['Call {phone}.', 'uses the unknown placeholder {phone}'],
  ['It costs ₹999.', 'states a price: "It costs ₹999."'],
  ['Call 112 now.', '112 is not a link in "Call 112 now."'],
  ['### Part\n\n## Section', 'an h3 comes before the first h2'],
  ['Words\n\n##', 'an empty h2'],
  ['[Read on](somewhere)', 'a link goes to somewhere, which is not a path on this site'],
  [
    '[Read on](https://example.org/)',
    'a link goes to https://example.org/, which is not a path on this site',
  ],
  ['[here](/clinic)', 'a link reads "here", which does not say where it goes'],
  ['[999](tel:999)', 'a link dials 999, which is not a helpline'],
  ['[the police](tel:112)', 'a link reads "the police" and dials 112'],
  ['Our screening is quick.', 'mentions screening without saying that it is not a diagnosis'],
  ['## One two\n\nthree, four [^who] — five.', 'has 5 words; must have 90 to 2000'],
  [
    `${'word '.repeat(20)}end. [^who] Short.`,
    `a sentence of 21 words: "${'word '.repeat(20)}end."`,
  ],
  ['[Burns](#burns)', 'a link goes to #in-post-burns, which is no heading of the post'],
])('reports %j', (written, problem) => {
  expect(saying(written)).toContainEqual(problem);
});

test.each([
  ['Call [112](tel:112).', 'is not a link'],
  ['[A page](/)', 'a link'],
  ['[A page](/assessments/learning/dyslexia)', 'a link'],
  ['[A page](/{product}-offerings/{product}-vision)', 'a link'],
  ['We screen eyes and ears.', 'mentions screening'],
  ['Screening helps. A screening is not a diagnosis.', 'mentions screening'],
  // Checked where it is defined.
  [dangerText('feverUnderThreeMonths'), 'a sentence of'],
])('accepts %j', (written, problem) => {
  expect(saying(written)).not.toContainEqual(expect.stringContaining(problem));
});

test.each([
  'About 1 in 3 children are small.',
  'About one in ten children are small.',
  'It is 13.1% of them.',
  'It is half of them.',
])('a figure needs a source beside it: %s', (words) => {
  const problem = `a figure without a source: "${words}"`;
  expect(saying(words)).toContain(problem);
  expect(saying(`${words} [^who]`)).not.toContain(problem);
  // A summary shows no sources.
  expect(problemsOf({ ...post102, summary: words })).toEqual([problem]);
});

test('reports the brand, a front page as a source, and a change before publication', () => {
  const { name } = site.product;
  const sources = post102.medical.sources.map((source) => ({
    ...source,
    url: source.id === '1' ? 'https://www.who.int/' : source.url,
  }));
  const medical = { ...post102.medical, sources };
  const wrong = { ...post102, medical, updatedAt: '2027-01-01', summary: `${name} helps.` };
  expect(problemsOf(wrong)).toEqual([
    'source 1 links to https://www.who.int/, which is a front page',
    `spells out the brand "${name}"; write {product}`,
    `was changed on ${medical.lastChangedOn}, before it was published`,
  ]);
});

test('reports an article without three levels of help in order, and text of another urgency', () => {
  const blocks = post101.blocks.filter(({ words }) => words !== 'Urgent: call today');
  expect(problemsOf({ ...post101, blocks })).toEqual(
    expect.arrayContaining([
      expect.stringContaining('has the parts "See your doctor; Emergency: act now"'),
      expect.stringContaining('is a danger for today, not for thisWeek'),
    ]),
  );
});

test('reports a review that does not end with a note that it is a sample', () => {
  expect(problemsOf({ ...post106, blocks: blocksOf('Very good.') })).toContain(
    'does not end with a note that it is a sample',
  );
});
