import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { remote } from '../../remote.ts';
import { pageSearchEntries } from './page-search-entries.ts';

const site = configuredSite();

test('every page of the section can be found, under everyday words too', () => {
  const entries = pageSearchEntries(site);

  expect(entries.map(({ path }) => path).toSorted()).toEqual(
    remote.routes.map(({ pattern }) => pattern).toSorted(),
  );
  expect(entries).toContainEqual({
    path: '/refund-policy',
    kind: 'page',
    title: 'Refund policy: how to ask, and how long it takes',
    alsoCalled: expect.arrayContaining(['money back']),
    summary: expect.stringMatching(/^How to ask for your money back/),
  });
});
