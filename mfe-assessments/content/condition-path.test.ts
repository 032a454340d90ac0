import { expect, test } from '@jest/globals';
import { site } from '../testing/site.ts';
import { assessmentLink } from './condition-path.ts';

test('links to a condition’s own test, or else to the page of all tests', () => {
  expect(assessmentLink(site, 'adhd')).toBe(site.links.assessments.adhd);
  expect(assessmentLink(site, 'bedWetting')).toBe(site.links.assessmentSite);
});
