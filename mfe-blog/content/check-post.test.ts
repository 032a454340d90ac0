import { expect, test } from '@jest/globals';
import { dangers } from '@site/kit/safety/dangers.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  brandSpelled,
  changedBeforePosted,
  checkPost,
  citationProblems,
  figuresWithoutSource,
  frontPagesCited,
  helpProblems,
  helplinesNotLinked,
  lengthOf,
  lengthProblems,
  linkProblems,
  longSentences,
  markupProblems,
  outlineProblems,
  pricesNamed,
  promisesOfTests,
  sampleNotMarked,
  screeningNotExplained,
  translatedHabits,
  unkindWordsUsed,
  unknownPlaceholders,
} from './check-post.ts';
import { cite } from './cite.ts';
import type { BuiltInPost } from './post-schema.ts';
import { post101 } from './posts/101-child-health.ts';
import { post102 } from './posts/102-childhood-illnesses.ts';
import { post106 } from './posts/106-review-imran.ts';

const site = configuredSite();

/** A short post with another text and three sources, the simplest place to put a fault. */
function saying(description: string): BuiltInPost {
  const medical = { ...post102.medical, sources: post102.medical.sources.slice(0, 3) };
  return { ...post102, medical, description };
}

test('a post without faults has no problems, and a problem names its post', () => {
  expect(checkPost(post102, site)).toEqual([]);
  expect(checkPost({ ...post102, title: 'A cure' }, site)).toEqual([
    '102: says "cure"; say what helps',
  ]);
});

test.each([
  ['<p>Words', ['p is not closed']],
  ['<p><strong>Words</p></strong>', ['p closes nothing', 'strong closes nothing']],
  ['Words', ['words may not stand in the post itself']],
  ['<h1>Words</h1>', ['h1 may not stand in the post itself', 'words may not stand in h1']],
  [
    '<p><img src="a.png"></p>',
    [
      'img may not stand in p',
      'img has the attributes "src"',
      'p closes nothing',
      'p is not closed',
    ],
  ],
  ['<p><ul></ul></p>', ['ul may not stand in p']],
  ['<p style="color:red">Words</p>', ['p has the attributes "style"']],
  ['<p><a href="/" rel="x">Words</a></p>', ['a has the attributes "href rel"']],
  [
    "<p><a href='/'>Words</a></p>",
    ["cannot be read: <a href='/'>", 'a closes nothing', 'p closes nothing'],
  ],
  ['<p>1 < 2</p>', ['cannot be read: <']],
  ['<p>You &amp; me</p>', ['has "&"; write the character itself or "and"']],
])('markup is refused: %s', (description, problems) => {
  expect(markupProblems(saying(description))).toEqual(problems);
});

test('reports unkind words, habits of translated English and promises that no test can keep', () => {
  expect(unkindWordsUsed(saying('<p>She suffers from colds.</p>'))).toEqual([
    expect.stringContaining('says "suffers"'),
  ]);
  expect(translatedHabits(saying('<p>A cough since two weeks.</p>'))).toEqual([
    'says "since two weeks"; say "for", not "since"',
  ]);
  expect(promisesOfTests(saying('<p>It tells you whether you should see a doctor.</p>'))).toEqual([
    expect.stringContaining('says "tells you whether you should"'),
  ]);
});

test('reports what the configuration should say', () => {
  const { name } = site.product;
  expect(brandSpelled({ ...post102, summary: `${name} helps.` }, site)).toContain(
    `spells the brand "${name}"; write {product}`,
  );
  expect(unknownPlaceholders(saying('<p>Call {phone}.</p>'))).toEqual([
    '{phone} is filled in by nothing',
  ]);
  expect(pricesNamed(saying('<p>It costs ₹999.</p>'))).toEqual(['names a price: "It costs ₹999."']);
  expect(helplinesNotLinked(saying('<p>Call 112 now.</p>'), site)).toEqual([
    '112 is not a link in "Call 112 now."',
  ]);
  expect(helplinesNotLinked(saying('<p>Call <a href="tel:112">112</a>.</p>'), site)).toEqual([]);
});

test('reports a source that is a front page, and a change before the post', () => {
  const sources = post102.medical.sources.map((source) => ({
    ...source,
    url: source.id === '1' ? 'https://www.who.int/' : source.url,
  }));
  expect(frontPagesCited({ ...post102, medical: { ...post102.medical, sources } })).toEqual([
    'source 1 leads to https://www.who.int/, the front page of a site',
  ]);
  expect(changedBeforePosted({ ...post102, updatedAt: '2027-01-01' })).toEqual([
    `was changed on ${post102.medical.lastChangedOn}, before it was posted`,
  ]);
});

test('a part cannot come before its section, and nothing is empty', () => {
  expect(outlineProblems(saying('<h3>Part</h3><h2>Section</h2>'))).toEqual([
    'an h3 stands before the first h2',
  ]);
  expect(outlineProblems(saying('<p>Words</p><p> </p>'))).toEqual(['an empty p']);
});

test.each([
  ['somewhere', 'Read on', 'a link leads to somewhere, which is no path of this site'],
  [
    'https://example.org/',
    'Read on',
    'a link leads to https://example.org/, which is no path of this site',
  ],
  ['/clinic', 'here', 'a link reads "here", which does not say where it leads'],
  ['tel:999', '999', 'a link dials 999, which is no helpline'],
  ['tel:112', 'the police', 'a link reads "the police" and dials 112'],
])('a link to %s reading "%s" is reported', (href, words, problem) => {
  expect(linkProblems(saying(`<p><a href="${href}">${words}</a></p>`), site)).toEqual([problem]);
});

test.each([
  '/',
  '/blog/104',
  '/assessments/learning/dyslexia',
  '/{product}-offerings/{product}-vision',
])('a link to %s is fine', (href) => {
  expect(linkProblems(saying(`<p><a href="${href}">A page</a></p>`), site)).toEqual([]);
});

test('every source is led to, every raised number leads to a source, and in order', () => {
  expect(citationProblems(saying(`<p>One.${cite(1)} Two.${cite(2, 3)}</p>`))).toEqual([]);
  expect(citationProblems(saying(`<p>One.${cite(1, 2)}</p>`))).toEqual([
    'source 3 is in the list, but nothing leads to it',
  ]);
  expect(citationProblems(saying(`<p>One.${cite(1, 2, 3, 9)}</p>`))).toEqual([
    'a raised number leads to source 9, which is not in the list',
  ]);
  expect(citationProblems(saying(`<p>One.${cite(2, 1, 3)}</p>`))).toEqual([
    'sources first appear in the order 2, 1, 3',
  ]);
  expect(
    citationProblems(saying(`<p>One.${cite(1, 2, 3)}<sup><a href="#source-1">2</a></sup></p>`)),
  ).toEqual(['a raised number reads "2" and leads to #source-1']);
  // A review has no sources.
  expect(citationProblems({ ...post106, description: `<p>One.${cite(1)}</p>` })).toEqual([
    'a raised number leads to source 1, which is not in the list',
  ]);
});

test.each([
  'About 1 in 3 children are small.',
  'About one in ten children are small.',
  'It is 13.1% of them.',
  'It is half of them.',
])('a figure needs a source beside it: %s', (words) => {
  expect(figuresWithoutSource(saying(`<p>${words}</p>`))).toEqual([
    `a figure without a source: "${words}"`,
  ]);
  expect(figuresWithoutSource(saying(`<p>${words}${cite(1)}</p>`))).toEqual([]);
  // A summary shows no sources.
  expect(figuresWithoutSource({ ...post102, summary: words })).toEqual([
    `a figure without a source: "${words}"`,
  ]);
});

test('a long sentence is counted without its raised numbers, and may be one of the shared ones on a danger', () => {
  const words = Array.from({ length: 26 }, () => 'word').join(' ');
  expect(longSentences(saying(`<p>${words}.${cite(1)} Short.</p>`))).toEqual([
    `a sentence of 26 words: "${words}."`,
  ]);
  expect(longSentences(saying(`<p>One two three.${cite(1)}</p>`), 3)).not.toContainEqual(
    expect.stringContaining('One two three'),
  );
  const feverUnderThreeMonths = dangers.feverUnderThreeMonths.text;
  expect(longSentences(saying(`<p>${feverUnderThreeMonths}</p>`), 3)).not.toContainEqual(
    expect.stringContaining('A baby under 3 months'),
  );
});

test('the length counts words and not raised numbers', () => {
  const short = saying(`<h2>One two</h2><p>three, four${cite(1)} — five.</p>`);
  expect(lengthOf(short)).toBe(5);
  expect(lengthProblems(short)).toEqual(['has 5 words; must have 90 to 600']);
});

test('an article has three steps of help, in order', () => {
  expect(helpProblems(post101)).toEqual([]);
  const without = post101.description.replace('<h3>Urgent: call today</h3>', '');
  expect(helpProblems({ ...post101, description: without })).toEqual([
    expect.stringContaining('has the parts "See your doctor; Emergency: act now"'),
  ]);
  expect(helpProblems({ ...post101, description: '<p>Words</p>' })).toHaveLength(1);
});

test('screening is explained where it is spoken of', () => {
  expect(screeningNotExplained(saying('<p>We screen eyes and ears.</p>'))).toEqual([]);
  expect(screeningNotExplained(saying('<p>Our screening is quick.</p>'))).toHaveLength(1);
  expect(
    screeningNotExplained(saying('<p>Screening helps. A screening is not a diagnosis.</p>')),
  ).toEqual([]);
});

test('a review that does not end by saying that it is a sample is reported', () => {
  expect(sampleNotMarked(post106)).toEqual([]);
  expect(sampleNotMarked({ ...post106, description: '<p>Very good.</p>' })).toEqual([
    'does not end by saying that it is a sample',
  ]);
});
