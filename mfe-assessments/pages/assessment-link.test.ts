import { expect, test } from '@jest/globals';
import { site } from '../testing/site.ts';
import { assessmentLink } from './assessment-link.ts';

test('a test starts at its own address, and where tests are chosen until it has one', () => {
  expect(assessmentLink(site, 'adhd')).toBe(site.links.assessments.adhd);
  expect(assessmentLink(site, 'bedWetting')).toBe(site.links.assessmentSite);
});
