import type { BuiltInPost } from '../post-schema.ts';

/** A parent review; the parent and the words are made up, as the brand is. */
export const post107 = {
  kind: 'review',
  blogId: '107',
  title: 'What does Kavitha say about {product}?',
  author: 'Review',
  updatedAt: 'July 5, 2024',
  category: { label: 'Parent review', topic: 'general' },
  thumbnail: {
    src: 'illustrations/parent-two.svg',
    alt: 'Illustrated portrait of Kavitha, a mother with a long plait over her shoulder',
    width: 200,
    height: 200,
  },
  summary:
    'Sample review: Kavitha, a mother of two, on answering the questions about her daughter at home in the evening.',
  description: `
<blockquote>
<p>I answered the questions about my daughter one evening, after both children were asleep. They were about ordinary days: meals, homework, friends, bedtime. I could stop, think, and ask my husband what he had seen.</p>
<p>I liked that it did not talk down to me. It said plainly that a screening is not a diagnosis, and it said whom to see next. I printed the report and took it to her teacher. We had a better talk than at the last parents’ meeting.</p>
<p>I did have to hunt for the print button on my phone.</p>
</blockquote>
<p><em>This is a sample review. The parent and the words are made up.</em></p>
`.trim(),
} satisfies BuiltInPost;
