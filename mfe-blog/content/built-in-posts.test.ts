import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eyeEmergency, eyeUrgent } from '@site/kit/safety/eye-help.ts';
import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import type { SafetyAdvice } from '@site/kit/safety/safety-advice.ts';
import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { suicideAndSelfHarm } from '@site/kit/safety/suicide-and-self-harm.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { WORDS_TO_AIM_FOR } from '@site/kit/testing/prose-checks.ts';
import { builtInPosts } from './built-in-posts.ts';
import { checkPost, longSentences } from './check-post.ts';
import { postHtml } from './post-html.ts';
import { blocksOf } from './post-markup.ts';
import { parsePost } from './post-schema.ts';

const site = configuredSite();

test('each post has a file of its own, named after its id', () => {
  const files = readdirSync(join(__dirname, 'posts')).toSorted();
  expect(files.map((name) => name.slice(0, 3))).toEqual(builtInPosts.map(({ blogId }) => blogId));
});

test.each(builtInPosts)('post $blogId follows its schema and the rules of medical text', (post) => {
  expect(parsePost(post)).toMatchObject({ kind: 'valid' });
  expect(checkPost(post, site)).toEqual([]);
  expect(longSentences(post, WORDS_TO_AIM_FOR)).toEqual([]);
  expect(Date.parse(post.updatedAt)).not.toBeNaN();
});

test('every thumbnail exists, and each post has a title, a summary and an alt text of its own', () => {
  const assets = join(__dirname, '../../kit/assets');
  const missing = builtInPosts
    .map((post) => post.thumbnail.src)
    .filter((src) => !existsSync(join(assets, src)));
  expect(missing).toEqual([]);
  const words = builtInPosts.flatMap(({ title, summary, thumbnail }) => [
    title,
    summary,
    thumbnail.alt,
  ]);
  expect(new Set(words).size).toBe(builtInPosts.length * 3);
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
    expect(wordsOf(blogId).join(' ')).toContain(dangers.feverUnderThreeMonths.text);
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
