import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { schoolHead } from './school-head.ts';

const site = configuredSite();

test('search engines learn the four services of the page and its film', () => {
  const { jsonLd = [] } = schoolHead({ site });

  expect(jsonLd.slice(1).map((thing) => [thing['@type'], thing['name']])).toEqual([
    ['Service', 'School Screening'],
    ['Service', 'Health Education'],
    ['Service', 'Doctor On Call'],
    ['Service', 'Medical Room'],
    ['VideoObject', `Film: ${site.product.name} School`],
  ]);
});
