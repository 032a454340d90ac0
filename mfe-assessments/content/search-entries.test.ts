import { expect, test } from '@jest/globals';
import { searchIn } from '@site/kit/search/load-search.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import MiniSearch from 'minisearch';
import { searchEntries } from './search-entries.ts';

const index = new MiniSearch(searchOptions);
index.addAll(searchEntries(configuredSite()));
const search = searchIn(index);

test.each([
  ['autizm', 'Autism'],
  ['dislexia', 'Dyslexia'],
  ['adhd', 'ADHD'],
  ['no eye contact', 'Autism'],
  ['my son does not listen', 'ADHD'],
  ['mobile addiction', 'Screen dependency'],
  ['handwritting', 'Dysgraphia'],
  ['weak in maths', 'Dyscalculia'],
  ['tantrum', 'ODD'],
  ['exam fear', 'Anxiety'],
  ['stealing', 'Conduct disorder'],
  ['sad all day', 'Depression'],
  ['not walking', 'Developmental milestones'],
])('a parent who types "%s" is led to %s first', (query, title) => {
  expect(search(query).results[0]?.title).toBe(title);
});

test('a condition that has no page is not made up', () => {
  expect(search('bed wetting').results).toEqual([]);
});
