import { cite } from '../cite.ts';
import type { BuiltInPost } from '../post-schema.ts';

/** Childhood illnesses, a short teaser that is complete in itself (specification, section 3). */
export const post102 = {
  kind: 'teaser',
  blogId: '102',
  title: 'Childhood illnesses: what to do at home, and when to go',
  author: '{product}',
  updatedAt: '2024-06-10',
  category: { label: 'Childhood illnesses', topic: 'physical' },
  thumbnail: {
    src: 'illustrations/unwell-child.svg',
    alt: 'A girl rests under a patchwork quilt. Her father sits by her with a warm bowl and a spoon',
    width: 400,
    height: 300,
  },
  summary:
    'Coughs, colds, fevers and loose motions: how to look after your child at home, and the danger signs that mean going to hospital at once.',
  description: `
<p>Coughs, colds, fevers and loose motions are part of growing up. Most pass with rest, comfort and plenty to drink. Keep offering food and breast milk in small amounts.</p>
<p>For loose motions, give ORS, made up just as the packet says, and ask about zinc.${cite(1)} Antibiotics do not work on viruses, such as those that cause colds.${cite(2)} Give them only if a doctor says so.</p>
<p><strong>Go to hospital at once, or call <a href="tel:112">112</a>, for any of these.</strong> Your child cannot drink, vomits everything, has a fit, is hard to wake or struggles to breathe.${cite(3)} Do the same for a baby under 2 months old with a fever.</p>
<p>Not sure how ill your child is? Ask a doctor today. Next, read <a href="/blog/101">what is checked, and when</a>, or <a href="/contactUs">ask us a question</a>.</p>
`.trim(),
  medical: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-21',
    nextReviewOn: '2028-11-21',
    sources: [
      {
        id: '1',
        title: 'Diarrhoeal disease',
        publisher: 'World Health Organization',
        year: 2024,
        url: 'https://www.who.int/news-room/fact-sheets/detail/diarrhoeal-disease',
      },
      {
        id: '2',
        title: 'Healthy Habits: Antibiotic Do’s and Don’ts',
        publisher: 'Centers for Disease Control and Prevention, United States',
        year: 2024,
        url: 'https://www.cdc.gov/antibiotic-use/about/index.html',
      },
      {
        id: '3',
        title: 'Integrated Management of Childhood Illness: chart booklet (March 2014)',
        publisher: 'World Health Organization',
        year: 2014,
        url: 'https://www.who.int/publications/m/item/integrated-management-of-childhood-illness---chart-booklet-(march-2014)',
      },
    ],
  },
} satisfies BuiltInPost;
