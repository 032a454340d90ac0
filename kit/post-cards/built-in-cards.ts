import { withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import type { PostCardData } from './post-card-data.ts';

/** `thumbnail` is a path below the asset base. */
export type BuiltInCard = {
  blogId: string;
  title: string;
  author: string;
  category: string;
  thumbnail: string;
};

/** Converts a built-in card to card data, with the site's facts filled in. */
export function builtInCard(
  { blogId, title, author, thumbnail }: BuiltInCard,
  site: SiteConfig,
): PostCardData & { blogId: string; thumbnail: string } {
  return {
    blogId,
    title: withSiteFacts(title, site),
    author: withSiteFacts(author, site),
    thumbnail,
  };
}

/**
 * Cards of the built-in posts, in order, for any section. They duplicate a few words of the posts, so that a page with
 * cards doesn't need every post's text; a test in the blog section checks that they match.
 */
export const builtInCards: readonly BuiltInCard[] = [
  {
    blogId: '101',
    title: 'Child health and paediatrics: what is checked, and when',
    author: '{product}',
    category: 'Child health',
    thumbnail: 'illustrations/check-up.svg',
  },
  {
    blogId: '102',
    title: 'Childhood illnesses: what to do at home, and when to go',
    author: '{product}',
    category: 'Childhood illnesses',
    thumbnail: 'illustrations/unwell-child.svg',
  },
  {
    blogId: '103',
    title: 'Mental health in children: how to begin a conversation',
    author: '{product}',
    category: 'Feelings',
    thumbnail: 'illustrations/feelings-talk.svg',
  },
  {
    blogId: '104',
    title: 'Hearing in early childhood: what to look for at each age',
    author: '{product}',
    category: 'Hearing',
    thumbnail: 'illustrations/hearing-check.svg',
  },
  {
    blogId: '105',
    title: 'Rising myopia: why more children need glasses, and what helps',
    author: '{product}',
    category: 'Eyesight',
    thumbnail: 'illustrations/outdoor-play.svg',
  },
  {
    blogId: '106',
    title: 'What does Imran say about {product}?',
    author: 'Review',
    category: 'Sample review',
    thumbnail: 'illustrations/parent-one.svg',
  },
  {
    blogId: '107',
    title: 'What does Kavitha say about {product}?',
    author: 'Review',
    category: 'Sample review',
    thumbnail: 'illustrations/parent-two.svg',
  },
  {
    blogId: '108',
    title: 'What does Savitri say about {product}?',
    author: 'Review',
    category: 'Sample review',
    thumbnail: 'illustrations/parent-three.svg',
  },
  {
    blogId: '109',
    title: 'First aid for children: what to do first, and when to go',
    author: '{product}',
    category: 'First aid',
    thumbnail: 'illustrations/first-aid.svg',
  },
  {
    blogId: '110',
    title: 'Vaccines in India: which are free, and at what age',
    author: '{product}',
    category: 'Vaccines',
    thumbnail: 'illustrations/vaccine-drops.svg',
  },
];
