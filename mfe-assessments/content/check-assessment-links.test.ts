import { expect, test } from '@jest/globals';
import { conditions } from '../testing/condition-files.ts';
import { site } from '../testing/site.ts';
import { strayAssessments } from './check-assessment-links.ts';

test('a test that is configured for a condition without a page is found', () => {
  const assessments = {
    ...site.links.assessments,
    bedWeting: 'https://assess.example/bed-wetting',
  };
  const links = { ...site.links, assessments };

  expect(strayAssessments(site, conditions)).toEqual([]);
  expect(strayAssessments({ links }, conditions)).toEqual([
    'site.config.json, links.assessments.bedWeting: there is no such condition',
  ]);
});
