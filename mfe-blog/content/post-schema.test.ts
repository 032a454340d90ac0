import { expect, test } from '@jest/globals';
import { citedSources } from '@site/kit/content/cited.ts';
import * as v from 'valibot';
import { postsToCheck } from '../check-content.ts';
import { postSchema } from './post-schema.ts';

/** The parsed content of a document, before validation. */
function unvalidatedContent(id: string) {
  const found = postsToCheck().find(({ blogId }) => blogId === id)?.written;
  if (!found) throw new Error(`There is no post ${id}.`);
  return found;
}

const post101 = unvalidatedContent('101');
const post106 = unvalidatedContent('106');
if (!('medical' in post101)) throw new Error('Post 101 is not a medical article.');
const { medical } = post101;

function problemsOf(input: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(postSchema, input);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test.each<[string, unknown, string]>([
  [
    'a review without a long-form date',
    { ...post106, date: '2024-06-20' },
    'date: must be a date such as June 20, 2024',
  ],
  [
    'a day that the month does not have',
    { ...post106, date: 'June 31, 2024' },
    'date: must be a valid date',
  ],
  [
    'an article with a long-form date',
    { ...post101, date: 'June 17, 2024' },
    'date: must be a date such as 2024-06-17',
  ],
  [
    'a review with another title',
    { ...post106, title: 'A good visit' },
    'title: must be "What does <name> say about {product}?"',
  ],
  [
    'a picture from elsewhere',
    { ...post101, thumbnail: { ...post101.thumbnail, src: 'https://example.org/a.png' } },
    'thumbnail.src: must be illustrations/<name>.svg',
  ],
  [
    'an id of a published post',
    { ...post101, id: '7' },
    'id: must be three digits starting with 1, such as 109',
  ],
  [
    'a source on plain http',
    {
      ...post101,
      medical: {
        ...medical,
        sources: medical.sources.slice(0, 1).map((s) => ({ ...s, url: 'http://example.org/' })),
      },
    },
    'medical.sources.0.url: must be https',
  ],
  [
    'a review that cites',
    { ...post106, description: 'Very good. [^who]' },
    'description: must not cite sources, because a review has none',
  ],
  [
    'a reviewer without a day',
    {
      ...post101,
      medical: { ...medical, reviewedBy: { name: 'A', qualification: 'B', registration: 'C' } },
    },
    'medical: reviewedBy and reviewedOn must both be set or both be null',
  ],
  [
    'a next review more than one year away',
    {
      ...post101,
      medical: { ...medical, lastChangedOn: '2026-11-22', nextReviewOn: '2027-11-23' },
    },
    'medical: nextReviewOn must be within one year after lastChangedOn',
  ],
])('the schema rejects %s', (_what, input, problem) => {
  expect(problemsOf(input)).toContain(problem);
});

test('an article needs sources, and a review must have none', () => {
  const { medical: _medical, ...without } = post101;
  expect(problemsOf(without)).toEqual([expect.stringMatching(/^medical: /)]);
  expect(problemsOf({ ...post106, medical })).toEqual([expect.stringMatching(/^medical: /)]);
});

test('numbers sources by first citation, in the text and the list', () => {
  const post = v.parse(postSchema, {
    ...post101,
    description: 'One. [^b] Two. [^a][^b]',
    medical: { ...medical, sources: sourcesAs('b', 'a') },
  });
  expect(post.description).toBe(
    '<p>One.<sup><a href="#source-1">1</a></sup> Two.<sup><a href="#source-2">2</a>, <a href="#source-1">1</a></sup></p>',
  );
  expect(post).toMatchObject({ medical: { sources: [{ id: '1' }, { id: '2' }] } });
  expect(citedSources('One. [^b] Two. [^a][^b]')).toEqual(['b', 'a']);
});

function sourcesAs(...ids: string[]) {
  const [source] = medical.sources;
  return ids.map((id) => ({ ...source, id }));
}
