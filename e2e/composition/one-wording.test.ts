import { expect, test } from '@jest/globals';
import { bulletText } from '../../mfe-assessments/content/medical-text-schema.ts';
import { visionOffering } from '../../mfe-assessments/testing/documents.ts';
import { postsToCheck } from '../../mfe-blog/check-content.ts';

test('the post on myopia names the eye signs that cannot wait as the vision pages do', () => {
  const care = visionOffering.health?.care;
  if (!care) throw new Error('The vision offering says when to get help.');
  const { urgent, emergency } = care;
  const post = postsToCheck().find(({ blogId }) => blogId === '105')?.post;
  const blocks = post?.blocks ?? [];
  const from = blocks.findIndex(({ words }) => words === urgent.heading);
  expect(blocks.slice(from).flatMap(({ tag, words }) => (tag === 'li' ? [words] : []))).toEqual(
    [...urgent.bullets, ...emergency.bullets].map(bulletText),
  );
});
