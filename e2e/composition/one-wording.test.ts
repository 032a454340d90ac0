import { expect, test } from '@jest/globals';
import { hearingOffering, visionOffering } from '../../mfe-assessments/testing/documents.ts';
import { postsToCheck } from '../../mfe-blog/check-content.ts';

test.each([
  ['myopia', '105', visionOffering],
  ['hearing', '104', hearingOffering],
] as const)(
  'the post on %s names the urgent signs in the same words as its pages',
  (_of, id, page) => {
    const care = page.health?.care;
    if (!care) throw new Error('The offering says when to get help.');
    const { urgent, emergency } = care;
    const post = postsToCheck().find(({ blogId }) => blogId === id)?.post;
    const blocks = post?.blocks ?? [];
    const from = blocks.findIndex(({ words }) => words === urgent.heading);
    expect(blocks.slice(from).flatMap(({ tag, words }) => (tag === 'li' ? [words] : []))).toEqual([
      ...urgent.bullets,
      ...emergency.bullets,
    ]);
  },
);
