import { expect, test } from '@jest/globals';
import {
  findCondition,
  myopiaArticle,
  physicalCategory,
  schoolAgeVisionArticle,
} from '../testing/documents.ts';
import { conditionIndex } from './condition-lists.data.ts';
import { conditionTabs } from '../pages/condition/tab-list.ts';
import { proseOf } from './prose-of.ts';

test('the six tabs are in the specified order', () => {
  expect(conditionTabs.map((tab) => tab.label.toUpperCase())).toEqual([
    'DEFINITION',
    'TYPES',
    'SIGN & SYMPTOMS',
    'CAUSES',
    'DIAGNOSIS',
    'TREATMENT',
  ]);
});

test('milestones include a consultation, and both vision articles advise time outdoors', () => {
  expect(findCondition('developmentalMilestone').priceNote).toMatch(
    /10 minutes of virtual consultation with psychologists/,
  );
  for (const article of [myopiaArticle, schoolAgeVisionArticle]) {
    expect(proseOf(article).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/at least 2 hours of outdoor activity daily/),
    );
  }
});

test('stunting has the national report’s figure, with the specified one in its note', () => {
  expect(physicalCategory.sources.find(({ id }) => id === 'nfhs-5')).toMatchObject({
    note: 'The national NFHS-5 report gives 35.5% for India (2019–21). You may also read 35.7%, which is not in it.',
  });
});

test('lists all conditions alphabetically', async () => {
  const names = (await conditionIndex()).map(({ name }) => name.short);
  expect(names.slice(0, 3)).toEqual(['ADHD', 'Anxiety', 'Autism']);
});
