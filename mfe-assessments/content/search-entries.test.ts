import { beforeAll, expect, test } from '@jest/globals';
import { searchIn } from '@site/kit/search/read-search.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import MiniSearch from 'minisearch';
import { searchEntries } from './search-entries.ts';

const site = configuredSite();
const { slug } = site.product;
const index = new MiniSearch(searchOptions);
const search = searchIn([index]);

beforeAll(async () => index.addAll(await searchEntries(site)));

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
  ['wants to die', 'Depression'],
  ['cuts herself', 'Depression'],
])('"%s" finds %s first', (query, title) => {
  expect(search(query).results[0]?.title).toBe(title);
});

test.each([
  ['dentist', `/${slug}-offerings/doctors`],
  ['spectacles', `/${slug}-offerings/${slug}-vision`],
  ['hearing test', `/${slug}-offerings/hearing`],
  ['pus from ear', `/${slug}-offerings/hearing`],
  ['white spot in eye', `/${slug}-offerings/${slug}-vision`],
  ['full body checkup', '/assessments/physical'],
  ['extra time in board exam', '/assessments/help-at-school'],
  ['UDID card', '/assessments/help-at-school'],
  ['letter to the school', '/assessments/help-at-school'],
  ['adhd checklist', '/assessments/behavioral/adhd/checklist'],
  ['dyslexia checklist to print', '/assessments/learning/dyslexia/checklist'],
])('"%s" finds %s', (query, path) => {
  expect(search(query).results[0]?.path).toBe(path);
});

test('does not make up a condition without a page', () => {
  expect(search('bed wetting').results).toEqual([]);
});
