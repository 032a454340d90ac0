import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eyeEmergency, eyeUrgent } from '@site/kit/safety/eye-help.ts';
import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import type { SafetyAdvice } from '@site/kit/safety/safety-advice.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { suicideAndSelfHarm } from '@site/kit/safety/suicide-and-self-harm.ts';
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
  expect(sources.find((source) => source.id === place)?.note).toBe(
    '35.7% is the figure the site was given; the national NFHS-5 report gives 35.5% for India (2019–21).',
  );
});

/** The points of an advice, as a reader of the post meets them. */
function pointsOf({ steps, now, today }: SafetyAdvice): readonly string[] {
  return [...steps.points, ...now.points, ...today.points].map((point) => point.text);
}

function wordsOf(blogId: string): readonly string[] {
  const post = builtInPosts.find((entry) => entry.blogId === blogId);
  return blocksOf(post?.description ?? '').map((block) => block.words);
}

test('the post on mental health carries the whole card on suicide and self-harm, word for word', () => {
  const words = wordsOf('103');
  expect(words).toEqual(
    expect.arrayContaining([suicideAndSelfHarm.heading, ...pointsOf(suicideAndSelfHarm)]),
  );
  const links = blocksOf(builtInPosts[2]?.description ?? '').flatMap((block) => block.links);
  expect(links.map((link) => link.href)).toEqual(
    expect.arrayContaining(['tel:112', 'tel:14416', 'tel:1098']),
  );
});

test('a fever in the first three months is one rule in every post', () => {
  expect(wordsOf('102')).toEqual(expect.arrayContaining([...pointsOf(feverUnderThreeMonths)]));
  for (const blogId of ['101', '102', '104']) {
    expect(wordsOf(blogId).join(' ')).toContain(safetySentences.feverUnderThreeMonths);
  }
  const allWords = builtInPosts.flatMap((post) => wordsOf(post.blogId)).join(' ');
  expect(allWords).not.toMatch(/under 2 months old/);
});

test('the eye signs that cannot wait are the shared ones', () => {
  expect(wordsOf('105')).toEqual(
    expect.arrayContaining([
      eyeUrgent.heading,
      ...[...eyeUrgent.points, ...eyeEmergency.points].map((point) => point.text),
    ]),
  );
});

test('a post that leads to a screening says that its result is no reason to wait', () => {
  for (const blogId of ['101', '103']) {
    expect(wordsOf(blogId).join(' ')).toContain(safetySentences.lowScore);
  }
  // A test of hearing or sight gives no score.
  for (const blogId of ['104', '105']) {
    expect(wordsOf(blogId).join(' ')).toContain(safetySentences.resultThatLooksFine);
  }
});

test('the vaccines are those of today: HPV for girls of 14, and the newest lists', () => {
  const words = wordsOf('101').join(' ');
  expect(words).toContain('28 February 2026');
  expect(words).toContain('A girl who is 14');
  expect(words).toContain('edition of 2023');
});

test('the myopia article has the specified bands and hours, and says what the hours can and cannot do', () => {
  const post = builtInPosts.find((entry) => entry.blogId === '105');
  const words = blocksOf(post?.description ?? '').map((block) => block.words);
  expect(words).toEqual(
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

test('nothing is left to fill in once the configured facts are written in', () => {
  const html = builtInPosts.map((post) => postHtml(post.description, site)).join('\n');
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain(`href="/${site.product.slug}-offerings/${site.product.slug}-vision"`);
});
