import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { school } from '../../content/school.ts';
import { schoolHead } from './school-head.ts';

const site = configuredSite();
const { screening, others } = school.services;

test('search engines learn the services of the page and its film', () => {
  const { jsonLd = [] } = schoolHead({ site });

  expect(jsonLd.slice(1).map((thing) => [thing['@type'], thing['name']])).toEqual([
    ...[screening, ...others].map(({ title }) => ['Service', title]),
    ['VideoObject', `Film: ${site.product.name} School`],
  ]);
});
