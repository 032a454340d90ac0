import { expect, test } from '@jest/globals';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import { conditions } from '../testing/condition-files.ts';

/** The conditions whose pages lead to the certificate themselves. */
const namedByTheAct = ['dyslexia', 'dyscalculia', 'dysgraphia'];

/** What a parent needs beside a link: papers, place, time, the card, the insurance, each board. */
const steps = [
  /swavlamban/i,
  /hospital that the portal names/,
  /Aadhaar/,
  /How long it lasts|how long a certificate/,
  /UDID/,
  /Niramaya/,
  /CBSE.*certificate/,
  /CBSE’s portal.*open from/,
  /CISCE.*(?:no fixed date)/,
  /NIOS.*certificate.*no fixed date/,
  /Karnataka.*medical certificate/,
];

test.each(conditions.filter(({ slug }) => namedByTheAct.includes(slug)))(
  '$slug leads step by step to the certificate and to help in exams, with a letter to copy',
  ({ livingWith }) => {
    const texts = textsRead(livingWith, ['sources']);
    expect(steps.filter((step) => !texts.some((text) => step.test(text)))).toEqual([]);
    expect(livingWith.groups.filter(({ letter }) => letter === true)).toHaveLength(1);
  },
);

test('every condition that the Act names is looked at', () => {
  const slugs = conditions.map(({ slug }) => slug);
  expect(namedByTheAct.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
