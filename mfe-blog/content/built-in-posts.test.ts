import { expect, test } from '@jest/globals';
import { byline } from '@site/kit/post-cards/post-card-data.ts';
import { safetyAdvice } from '@site/kit/safety/safety.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkContent, misnamed, postsToCheck, repeatedWords } from '../check-content.ts';
import { safetyProblems } from './check-safety.ts';
import { postHtml } from './post-html.ts';
import { blocksOf } from './post-words.ts';

const posts = postsToCheck().map(({ post }) => post);

function postNamed(id: string) {
  const post = posts.find(({ blogId }) => blogId === id);
  if (!post) throw new Error(`There is no post ${id}.`);
  return post;
}

const wordsOf = (id: string) => postNamed(id).blocks.map(({ words }) => words);

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});

test('every built-in review is called a sample on its card and its page', () => {
  const called = (word: RegExp) => (blogId: string) =>
    posts.some((post) => post.blogId === blogId && word.test(byline(post)));
  const reviews = posts.filter(({ kind }) => kind === 'review').map(({ blogId }) => blogId);
  expect(posts.map(({ blogId }) => blogId).filter(called(/sample review/i))).toEqual(reviews);
});

test('reports a post without the shared text or strip on its danger, or with rules of its own', () => {
  const written = 'Sponge a hot child.\n\nUse a wet sponge. A baby under 2 months old is weak.';
  const { danger: _, ...post } = { danger: undefined, ...postNamed('103') };
  const problems = safetyProblems({ ...post, blocks: blocksOf(written) });
  expect(problems).toEqual(
    expect.arrayContaining([
      `must say "${safetyAdvice['suicide-and-self-harm'].heading}"`,
      'danger must be suicide',
      'has its own rule for a fever; use the shared card',
      expect.stringContaining('must say that only a child with a fever is sponged: "Use a wet'),
    ]),
  );
});

test('reports a misnamed document, and the same words on two posts', () => {
  const post = postNamed('101');
  expect(misnamed('posts/102-health.md', post)).toEqual(['the name must start with 101-']);
  expect(repeatedWords([post, { ...postNamed('102'), title: post.title }])).toEqual([
    `posts: two say "${post.title}"`,
  ]);
});

test('stunting has the national report’s figure, with the specified one in its note, and myopia has the specified grades', () => {
  const cited = postNamed('101').blocks.find(({ words }) => words.includes('35.5%'));
  expect(cited).toMatchObject({
    words: expect.stringContaining('about 1 in 3 children under 5'),
    isCited: true,
  });
  expect(JSON.stringify(postNamed('101'))).toContain(
    'The national NFHS-5 report gives 35.5% for India (2019–21). You may also read 35.7%, which is not in it.',
  );
  expect(wordsOf('105')).toEqual(
    expect.arrayContaining([
      'Mild: under 3 dioptres',
      'Moderate: 3 to 6 dioptres',
      'Severe, also called high: over 6 dioptres',
      expect.stringMatching(/at least 2 hours of outdoor activity daily\./),
    ]),
  );
});

test('over-the-counter medicines are given with their limits', () => {
  const words = wordsOf('102').join(' ');
  expect(words).toMatch(/Give no cough or cold medicine to a child under 2/);
  expect(words).toMatch(/10 to 15 mg for each kilogram/);
  expect(words).toMatch(/under 12 years, 500 mg a dose and 2 g in 24 hours/);
  expect(words).toMatch(/From 12 to 15: 750 mg and 3 g. From 16: 1 g and 4 g/);
  expect(words).toMatch(/about four times as strong as syrup/);
  expect(words).toMatch(/From 2 to 6 months, give 10 mg. From 6 months, give 20 mg/);
  expect(words).toMatch(/at least 4 hours between doses, and give at most 4 in 24 hours/);
  expect(words).toMatch(/many contain paracetamol too/);
  expect(words).toMatch(/no medicine that stops the motions/);
  expect(words).toMatch(/no aspirin, ibuprofen, mefenamic acid \(Meftal\) or similar painkiller/);
  expect(words).toMatch(/Nimesulide is banned in India for children under 12/);
});

test('leaves no placeholder once the configured facts are filled in', () => {
  const site = configuredSite();
  const html = posts.map((post) => postHtml(post.description, site)).join('\n');
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain(`href="/${site.product.slug}-offerings/${site.product.slug}-vision"`);
});
