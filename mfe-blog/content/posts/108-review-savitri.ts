import type { BuiltInPost } from '../post-schema.ts';

/** A parent review by a grandmother; the person and the words are made up, as the brand is. */
export const post108 = {
  kind: 'review',
  blogId: '108',
  title: 'What does Savitri say about {product}?',
  author: 'Review',
  updatedAt: 'July 19, 2024',
  category: { label: 'Parent review', topic: 'general' },
  thumbnail: {
    src: 'illustrations/parent-three.svg',
    alt: 'Illustrated portrait of Savitri, a grandmother in round spectacles and a green veil',
    width: 200,
    height: 200,
  },
  summary:
    'Sample review: Savitri, who looks after her grandson in the day, on a hearing check at his school.',
  description: `
<blockquote>
<p>I look after my grandson while his parents work, so the school sent the letter to me. It told us what the hearing check was, on which day, and that we could say no. I had one question. I telephoned, and a person answered.</p>
<p>On the day, he wore the headphones and put up his hand. He came home and played the same game with his toys all week.</p>
<p>The letter was only in English. My neighbour read it with me. I would like to have it in Kannada too.</p>
</blockquote>
<p><em>This is a sample review. The grandmother and the words are made up.</em></p>
`.trim(),
} satisfies BuiltInPost;
