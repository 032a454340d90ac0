import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { schoolHead } from './school-head.ts';

const site = configuredSite();

test('search engines learn the place of the page, its four services and its film', () => {
  const { jsonLd = [], canonicalPath, title } = schoolHead({ site });

  expect(canonicalPath).toBe('/school');
  expect(title).toContain(`| ${site.product.name}`);
  expect(jsonLd.map((thing) => [thing['@type'], thing['name']])).toEqual([
    ['BreadcrumbList', undefined],
    ['Service', 'School Screening'],
    ['Service', 'Health Education'],
    ['Service', 'Doctor On Call'],
    ['Service', 'Medical Room'],
    ['VideoObject', `Film: ${site.product.name} School`],
  ]);
  expect(jsonLd[0]?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'School', item: `${site.siteUrl}/school` },
  ]);
  expect(JSON.stringify(jsonLd)).not.toMatch(/[{]\w+[}]|undefined/);
});
