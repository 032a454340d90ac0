import { expect, test } from '@jest/globals';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { conditions } from '../testing/condition-files.ts';
import { helpAtSchool } from '../testing/documents.ts';
import { helpAtSchoolPath } from './condition-path.ts';

/** What a parent needs besides a link: papers, place, time, the card, the insurance, each board. */
const steps = [
  /swavlamban/i,
  /hospital that the portal names/,
  /Aadhaar/,
  /How long it lasts/,
  /UDID/,
  /Niramaya does not cover a learning disability/,
  /government hospital.*Rehabilitation Council/,
  /CBSE’s portal, usually in September/,
  /the principal sends.*no fixed date/,
  /regional director.*certificate.*no fixed date/,
  /medical certificate from a government authority/,
  /does not name ADHD/,
];

test('leads step by step to the certificate and help in exams, with a letter to copy', () => {
  const texts = readableTexts(helpAtSchool, ['sources']);
  expect(steps.filter((step) => !texts.some((text) => step.test(text)))).toEqual([]);
  expect(helpAtSchool.sections.filter(({ letter }) => letter)).toHaveLength(1);
  const boards = helpAtSchool.sections.find(({ id }) => id === 'boards');
  expect(boards?.parts?.map(({ heading }) => heading)).toEqual([
    'CBSE',
    'CISCE (ICSE and ISC)',
    'NIOS (open school)',
    'Karnataka (SSLC)',
    'Other state boards',
    'ADHD, anxiety and depression',
  ]);
});

const learning = conditions.filter(({ topic }) => topic === 'learning');
const autism = conditions.filter(({ slug }) => slug === 'autism');

test.each([...learning, ...autism])(
  '$slug, which the Act names, links to the guide',
  ({ related }) => {
    expect(related.map(({ href }) => href)).toContain(helpAtSchoolPath);
  },
);

test.each(learning)('$slug links to the guide from its part on school', ({ livingWith }) => {
  expect(livingWith.groups.filter(({ atSchool }) => atSchool)).toHaveLength(1);
});
