import type { BuiltInPost } from '../post-schema.ts';

/** A parent review; the parent and the words are made up, as the brand is. */
export const post106 = {
  kind: 'review',
  blogId: '106',
  title: 'What does Imran say about {product}?',
  author: 'Review',
  updatedAt: 'June 20, 2024',
  category: { label: 'Parent review', topic: 'general' },
  thumbnail: {
    src: 'illustrations/parent-one.svg',
    alt: 'Illustrated portrait of Imran, a father with curly hair and a moustache',
    width: 200,
    height: 200,
  },
  summary:
    'Sample review: Imran, a father in Bengaluru, on a clinic visit with his six-year-old, and on the wait at the desk.',
  description: `
<blockquote>
<p>My son is six and does not like new places. At the clinic, the nurse showed him each thing before she used it. He got to press a button himself, and after that he talked more than I did.</p>
<p>The doctor went through the results with me, line by line. When I did not follow a word, she said it again in another way. The report names one thing to ask our own paediatrician, so that is what we will do.</p>
<p>One thing could be better. We waited half an hour at the desk, and there was little for children to do. A few books would help.</p>
</blockquote>
<p><em>This is a sample review. The parent and the words are made up.</em></p>
`.trim(),
} satisfies BuiltInPost;
