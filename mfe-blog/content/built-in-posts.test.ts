import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSiteConfig } from '@site/kit/site.ts';
import { WORDS_TO_AIM_FOR } from '@site/kit/testing/prose-checks.ts';
import { builtInPosts } from './built-in-posts.ts';
import { checkPost, longSentences } from './check-post.ts';
import { postHtml } from './post-html.ts';
import { blocksOf } from './post-markup.ts';
import { parsePost } from './post-schema.ts';

function readSite() {
  const input: unknown = JSON.parse(
    readFileSync(join(__dirname, '../../site.config.json'), 'utf8'),
  );
  const parsed = parseSiteConfig(input);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  return parsed.site;
}

const site = readSite();

test('every post fits the schema', () => {
  const problems = builtInPosts.flatMap((post) => {
    const parsed = parsePost(post);
    return parsed.kind === 'valid' ? [] : parsed.problems.map((p) => `${post.blogId}: ${p}`);
  });
  expect(problems).toEqual([]);
});

test('the posts are 101 to 108, in order, one file each', () => {
  const ids = ['101', '102', '103', '104', '105', '106', '107', '108'];
  expect(builtInPosts.map((post) => post.blogId)).toEqual(ids);
  const files = readdirSync(join(__dirname, 'posts')).toSorted();
  expect(files.map((name) => name.slice(0, 3))).toEqual(ids);
});

test('the posts are of the specified kinds', () => {
  expect(builtInPosts.map((post) => post.kind)).toEqual([
    'article',
    'teaser',
    'teaser',
    'article',
    'article',
    'review',
    'review',
    'review',
  ]);
});

test('every post passes the checks of markup, links, sources, words and length', () => {
  expect(builtInPosts.flatMap((post) => checkPost(post, site))).toEqual([]);
});

test('every sentence keeps to the length to aim for', () => {
  const long = builtInPosts.flatMap((post) =>
    longSentences(post, WORDS_TO_AIM_FOR).map((problem) => `${post.blogId}: ${problem}`),
  );
  expect(long).toEqual([]);
});

test('every date can be read, whichever form it has', () => {
  const unreadable = builtInPosts.filter((post) => Number.isNaN(Date.parse(post.updatedAt)));
  expect(unreadable).toEqual([]);
});

test('every thumbnail is a drawing that the site has, and says what it shows', () => {
  const assets = join(__dirname, '../../shell/assets');
  const missing = builtInPosts
    .map((post) => post.thumbnail.src)
    .filter((src) => !existsSync(join(assets, src)));
  expect(missing).toEqual([]);
  expect(new Set(builtInPosts.map((post) => post.thumbnail.alt)).size).toBe(builtInPosts.length);
});

test('no two posts share a title or a summary', () => {
  expect(new Set(builtInPosts.map((post) => post.title)).size).toBe(builtInPosts.length);
  expect(new Set(builtInPosts.map((post) => post.summary)).size).toBe(builtInPosts.length);
});

test('stunting keeps the specified figure, and its note gives the one of the national report', () => {
  const post = builtInPosts.find((entry) => entry.blogId === '101');
  const paragraph = blocksOf(post?.description ?? '').find((block) =>
    block.words.includes('35.7%'),
  );
  expect(paragraph?.words).toContain('about 1 in 3 children under 5');
  const place = paragraph?.citations[0]?.words;
  const sources = post?.kind === 'article' ? post.medical.sources : [];
  expect(sources.find((source) => source.id === place)?.note).toContain('35.5%');
});

test('the myopia article has the specified bands and hours, and calls the hours prevention', () => {
  const post = builtInPosts.find((entry) => entry.blogId === '105');
  const words = blocksOf(post?.description ?? '').map((block) => block.words);
  expect(words).toEqual(
    expect.arrayContaining([
      'Mild: under 3 dioptres',
      'Moderate: 3 to 6 dioptres',
      'Severe, also called high: over 6 dioptres',
      expect.stringMatching(
        /at least 2 hours of outdoor activity daily\. It helps prevent myopia\. It does not treat/,
      ),
    ]),
  );
});

test('nothing is left to fill in once the configured facts are written in', () => {
  const html = builtInPosts.map((post) => postHtml(post.description, site)).join('\n');
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain(`href="/${site.product.slug}-offerings/${site.product.slug}-vision"`);
});
