import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import { cite } from '../cite.ts';
import { dangerSigns } from '../danger-signs.ts';
import type { BuiltInPost } from '../post-schema.ts';
import { safetyInPost } from '../safety-in-post.ts';

const advice = safetyInPost(feverUnderThreeMonths, 7);

/**
 * Childhood illnesses, a short teaser that is complete in itself (specification, section 3).
 * What it says about a fever in the first three months is the card that every page shows.
 */
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

<h2>What to do at home</h2>
<ul>
<li><strong>Loose motions:</strong> give ORS, made up just as the packet says. Ask a doctor or health worker about zinc.${cite(1)}</li>
<li><strong>Colds:</strong> antibiotics do not work on viruses, such as those that cause colds.${cite(2)} Give them only if a doctor prescribes them.</li>
<li><strong>Fever after the age of 3 months:</strong> if it makes your child feel unwell, you can give paracetamol. Ask a doctor or pharmacist for the right dose. Do not sponge your child with water.${cite(3)}</li>
<li><strong>Aspirin and ibuprofen:</strong> do not give either of them where there is dengue. They make bleeding more likely.${cite(4)} Do not give aspirin to a child for any fever unless a doctor prescribes it.${cite(5)}</li>
</ul>

<h2>Go to hospital at once</h2>
<p><strong>Go to the nearest hospital, or call <a href="tel:112">112</a>, if your child:</strong>${cite(6)}</p>
${dangerSigns(7)}
<p>Is your child 3 months or older, and drinking less or breathing fast? Is your child passing blood in the stool, or still feverish after three days? With loose motions, is your child very thirsty, or do the eyes look sunken? See a doctor today.${cite(6)} If you are not sure how ill your child is, see a doctor today too.</p>

${advice.html}

<p>Next, read <a href="/blog/101">what is checked, and when</a>, or <a href="/contactUs">ask us a question</a>. Please do not wait for our reply when your child is ill.</p>
`.trim(),
  medical: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-26',
    nextReviewOn: '2028-11-26',
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
        title: 'Fever in under 5s: assessment and initial management (NG143), section 1.6',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2019,
        updated: 2021,
        url: 'https://www.nice.org.uk/guidance/ng143/chapter/Recommendations',
      },
      {
        id: '4',
        title: 'Dengue and severe dengue',
        publisher: 'World Health Organization',
        year: 2024,
        url: 'https://www.who.int/news-room/fact-sheets/detail/dengue-and-severe-dengue',
      },
      {
        id: '5',
        title: 'High temperature (fever) in children',
        publisher: 'National Health Service, United Kingdom',
        year: 2023,
        url: 'https://www.nhs.uk/conditions/fever-in-children/',
      },
      {
        id: '6',
        title: 'Integrated Management of Childhood Illness: chart booklet (March 2014)',
        publisher: 'World Health Organization',
        year: 2014,
        url: 'https://www.who.int/publications/m/item/integrated-management-of-childhood-illness---chart-booklet-(march-2014)',
      },
      ...advice.sources,
    ],
  },
} satisfies BuiltInPost;
