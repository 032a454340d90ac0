import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { alsoCalled } from '../../content/page-search.ts';
import { pageSearchEntries } from './page-search-entries.ts';

const site = configuredSite();

test('every page of the section can be found, under everyday words too', async () => {
  const entries = await pageSearchEntries(site);

  expect(entries.map(({ path }) => path).toSorted()).toEqual(Object.keys(alsoCalled).toSorted());
  expect(entries).toContainEqual({
    path: '/refund-policy',
    kind: 'page',
    title: 'Refund policy: how to ask, and how long it takes',
    alsoCalled: expect.arrayContaining(['money back']),
    summary: expect.stringMatching(/^How to ask for your money back/),
  });
});
