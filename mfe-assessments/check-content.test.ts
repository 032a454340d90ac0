import { expect, test } from '@jest/globals';
import { checkContent, unknownAssessments } from './check-content.ts';
import { conditions } from './testing/condition-files.ts';
import { site } from './testing/site.ts';

test('the section has no prose problems', async () => {
  expect(await checkContent()).toEqual([]);
});

test('reports an assessment configured for an unknown condition', () => {
  const assessments = {
    ...site.links.assessments,
    bedWeting: 'https://assess.example/bed-wetting',
  };
  const links = { ...site.links, assessments };

  expect(unknownAssessments(site, conditions)).toEqual([]);
  expect(unknownAssessments({ links }, conditions)).toEqual([
    'site.config.json, links.assessments.bedWeting: unknown condition',
  ]);
});
