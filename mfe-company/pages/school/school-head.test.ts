import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { School } from '../../content/school-schema.ts';
import document from '../../content/school.md';
import { schoolHead } from './school-head.ts';

const school = contentOf<School>(document);
const site = configuredSite();
const { screening, others } = school.services;

test('search engines learn the services of the page and its film', () => {
  const { jsonLd = [] } = schoolHead(school, site);

  expect(jsonLd.slice(1).map((thing) => [thing['@type'], thing['name']])).toEqual([
    ...[screening, ...others].map(({ title }) => ['Service', title]),
    ['VideoObject', `Film: ${site.product.name} School`],
  ]);
});
