import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Navigation } from '../content/words-schema.ts';
import navigationDocument from '../content/navigation.yaml';
import { isCurrentSection } from './is-current-section.ts';

const navigation = contentOf<Navigation>(navigationDocument);

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, slug: 'tulsi' } };

/** The links marked as current at a pathname, by label, each with its mark. */
const marksAt = (pathname: string) =>
  Object.fromEntries(
    navigation.links
      .map((item) => [item.label, isCurrentSection(item, pathname, site)] as const)
      .filter(([, mark]) => mark !== undefined),
  );

test.each([
  ['/', { Home: 'page' }],
  ['/tulsi-offerings/doctors', { Offerings: 'page' }],
  ['/school', { School: 'page' }],
  ['/school/', { School: 'page' }],
  ['/clinic', { Clinic: 'page' }],
  ['/feed', { Feed: 'page' }],
  ['/about-us', { 'About us': 'page' }],
  ['/tulsi-offerings/tulsi-vision/article/3', { Offerings: true }],
  ['/assessments/behavioral/adhd', { Offerings: true }],
  ['/company/leadershipTeam', { 'About us': true }],
  ['/company/careers/', { 'About us': true }],
  ['/company/faq', {}],
  ['/schoolbag', {}],
  ['/assessmentsx', {}],
  ['/pebble-offerings/doctors', {}],
])('marks links at %s: %j', (pathname, marks) => {
  expect(marksAt(pathname)).toEqual(marks);
});
