import { expect, test } from '@jest/globals';
import { findCondition, site } from '../../testing/documents.ts';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { publicationText } from '@site/kit/ui/sources-panel.tsx';
import { conditionHead } from './condition-head.ts';

const adhd = findCondition('adhd');

function pageOf(condition: ConditionContent) {
  return conditionHead(condition, site).jsonLd?.[1];
}

test('a shared link shows the condition’s own picture', () => {
  const { src, ...picture } = adhd.picture;
  expect(conditionHead(adhd, site).openGraph).toEqual({
    type: 'article',
    image: { path: src, ...picture },
  });
});

test('structured data has the subject, the audience and the sources', () => {
  expect(pageOf(adhd)).toEqual({
    '@type': 'MedicalWebPage',
    about: {
      '@type': 'MedicalCondition',
      name: 'Attention Deficit Hyperactivity Disorder',
      alternateName: ['ADHD', 'ADD', 'Attention deficit disorder', 'Hyperkinetic disorder'],
    },
    audience: { '@type': 'ParentAudience', childMinAge: 1, childMaxAge: 17 },
    dateModified: adhd.lastChangedOn,
    citation: adhd.sources.map(({ url }) => url),
  });
});

test('structured data includes a review only if a clinician reviewed the page', () => {
  const reviewedBy = { name: 'Dr Meera Rao', qualification: 'MD', registration: 'KMC 12345' };

  expect(pageOf({ ...adhd, reviewedBy, reviewedOn: '2026-11-20' })).toMatchObject({
    lastReviewed: '2026-11-20',
    reviewedBy: { '@type': 'Person', name: 'Dr Meera Rao' },
  });
});

test('converts ages to years, and ends an open-ended band at the site’s maximum age', () => {
  const covers = [{ text: 'All of it.' }];
  const months: ConditionContent = {
    ...adhd,
    ageBands: [
      { from: 1, to: 4, unit: 'months', covers },
      { from: 59, to: 65, unit: 'months', covers },
    ],
  };
  const open: ConditionContent = {
    ...adhd,
    ageBands: [{ from: 6, to: null, unit: 'years', covers }],
  };

  expect(pageOf(months)).toMatchObject({ audience: { childMinAge: 0, childMaxAge: 5 } });
  expect(pageOf(open)).toMatchObject({ audience: { childMinAge: 6, childMaxAge: 16 } });
});

const source = {
  id: 'a',
  title: 'A study',
  publisher: 'A journal',
  year: 2018,
  url: 'https://example.org/',
};

test.each([
  [{}, 'A study. A journal, 2018.'],
  [
    { authors: 'A and B', updated: 2019, note: 'Few took part.' },
    'A and B. A study. A journal, 2018, updated 2019. Few took part.',
  ],
  [{ title: 'What is a study?' }, 'What is a study? A journal, 2018.'],
])('formats a source with %j as "%s"', (details, text) => {
  expect(publicationText({ ...source, ...details })).toBe(text);
});
