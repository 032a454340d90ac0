import { expect, test } from '@jest/globals';
import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import type { SafetyAdvice } from '@site/kit/safety/safety-advice.ts';
import { dangers } from '@site/kit/safety/dangers.ts';
import { poisoning } from '@site/kit/safety/poisoning.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { suicideAndSelfHarm } from '@site/kit/safety/suicide-and-self-harm.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { TARGET_SENTENCE_WORDS } from '@site/kit/content/prose-checks.ts';
import { checkPost, longSentences } from './check-post.ts';
import { postsToCheck } from '../check-content.ts';
import { postHtml } from './post-html.ts';

const site = configuredSite();
const checked = postsToCheck();
const posts = checked.map(({ post }) => post);

test.each(checked)('$file is named after its id, and follows the rules for medical text', (one) => {
  const { file, post } = one;
  expect(file).toMatch(new RegExp(`^posts/${post.blogId}-`));
  expect(checkPost(post, site)).toEqual([]);
  expect(longSentences(post, TARGET_SENTENCE_WORDS)).toEqual([]);
  expect(Date.parse(post.updatedAt)).not.toBeNaN();
});

test('every post has a unique title, summary and alt text', () => {
  const words = posts.flatMap(({ title, summary, thumbnail }) => [title, summary, thumbnail.alt]);
  expect(new Set(words).size).toBe(posts.length * 3);
});

/** The blocks of a post's text. */
function blocksIn(blogId: string) {
  return posts.find((post) => post.blogId === blogId)?.blocks ?? [];
}

test('stunting has the specified figure, with the national report’s in its note', () => {
  const paragraph = blocksIn('101').find(({ words }) => words.includes('35.7%'));
  expect(paragraph?.words).toContain('about 1 in 3 children under 5');
  expect(paragraph?.isCited).toBe(true);
  const post = posts.find(({ blogId }) => blogId === '101');
  const sources = post?.kind === 'article' ? post.medical.sources : [];
  expect(sources.find(({ title }) => title.includes('NFHS-5'))?.note).toBe(
    '35.7% is the figure the site was given; the national NFHS-5 report gives 35.5% for India (2019–21).',
  );
});

/** The points of a safety advice, in the order of the post. */
function pointsOf({ steps, now, today }: SafetyAdvice): readonly string[] {
  return [...steps.points, ...now.points, ...today.points].map((point) => point.text);
}

function wordsOf(blogId: string): readonly string[] {
  return blocksIn(blogId).map(({ words }) => words);
}

test('the mental health post includes the whole suicide and self-harm card, word for word', () => {
  const words = wordsOf('103');
  expect(words).toEqual(
    expect.arrayContaining([suicideAndSelfHarm.heading, ...pointsOf(suicideAndSelfHarm)]),
  );
  const links = blocksIn('103').flatMap((block) => block.links);
  expect(links.map((link) => link.href)).toEqual(
    expect.arrayContaining(['tel:112', 'tel:14416', 'tel:1098']),
  );
});

test('fever in the first three months has one rule in every post', () => {
  expect(wordsOf('102')).toEqual(expect.arrayContaining([...pointsOf(feverUnderThreeMonths)]));
  for (const blogId of ['101', '102', '104']) {
    expect(wordsOf(blogId).join(' ')).toContain(dangers.feverUnderThreeMonths.text);
  }
  const allWords = posts.flatMap((post) => wordsOf(post.blogId)).join(' ');
  expect(allWords).not.toMatch(/under 2 months old/);
});

test('the posts on health and illness include the shared dangers', () => {
  const named = [
    dangers.breathesFast,
    dangers.dehydration,
    dangers.dengue,
    dangers.drinksLess,
    dangers.greenVomit,
    dangers.heatStroke,
    dangers.laterJaundice,
    dangers.looseMotionsUnderThreeMonths,
    dangers.newbornJaundice,
  ];
  for (const blogId of ['101', '102']) {
    expect(wordsOf(blogId)).toEqual(expect.arrayContaining(named.map(({ text }) => text)));
  }
});

test('the post on illness includes first aid for poison, and keeps water off a child with a fever only', () => {
  const words = wordsOf('102');
  expect(words).toEqual(expect.arrayContaining([...pointsOf(poisoning)]));
  const onWater = words.filter((text) => /\bsponge\b/.test(text));
  expect(onWater).not.toEqual([]);
  for (const text of onWater) expect(text).toMatch(/has a fever|^Fever /);
});

test('posts about a danger declare its strip', () => {
  const declared = posts.flatMap((post) =>
    post.kind !== 'review' && post.danger !== undefined ? [[post.blogId, post.danger]] : [],
  );
  expect(declared).toEqual([
    ['102', 'illness'],
    ['103', 'suicide'],
  ]);
});

test('over-the-counter medicines are given with their limits', () => {
  const words = wordsOf('102').join(' ');
  expect(words).toMatch(/no cough or cold medicine to a child under 2/);
  expect(words).toMatch(/at least 4 hours between doses, and give at most 4 in 24 hours/);
  expect(words).toMatch(/many contain paracetamol too/);
  expect(words).toMatch(/no medicine that stops the motions/);
  expect(words).toMatch(/no aspirin, ibuprofen, mefenamic acid \(Meftal\) or similar painkiller/);
  expect(words).toMatch(/Nimesulide is banned in India for children under 12/);
});

test('the eye signs that cannot wait are the shared ones', () => {
  const { whitePupil, eyeHospitalToday, chemicalInEye } = dangers;
  expect(wordsOf('105')).toEqual(
    expect.arrayContaining([whitePupil.text, eyeHospitalToday.text, chemicalInEye.text]),
  );
});

test('a post that links to a screening says that its result is no reason to wait', () => {
  for (const blogId of ['101', '103']) {
    expect(wordsOf(blogId).join(' ')).toContain(safetySentences.lowScore);
  }
  // Hearing and sight tests give no score.
  for (const blogId of ['104', '105']) {
    expect(wordsOf(blogId).join(' ')).toContain(safetySentences.resultThatLooksFine);
  }
});

test('vaccines are current: HPV for girls of 14, and the newest lists', () => {
  const words = wordsOf('101').join(' ');
  expect(words).toContain('28 February 2026');
  expect(words).toContain('A girl who is 14');
  expect(words).toContain('latest edition we know of is from 2023');
});

test('the myopia article has the specified bands and hours, and what the hours can and cannot do', () => {
  expect(wordsOf('105')).toEqual(
    expect.arrayContaining([
      'Mild: under 3 dioptres',
      'Moderate: 3 to 6 dioptres',
      'Severe, also called high: over 6 dioptres',
      expect.stringMatching(
        /at least 2 hours of outdoor activity daily\. Time outdoors helps to delay the start of myopia\. For myopia that is already there, the evidence is mixed\./,
      ),
    ]),
  );
});

test('leaves no placeholder once the configured facts are filled in', () => {
  const html = posts.map((post) => postHtml(post.description, site)).join('\n');
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain(`href="/${site.product.slug}-offerings/${site.product.slug}-vision"`);
});
