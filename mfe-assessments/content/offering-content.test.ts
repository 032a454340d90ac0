import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { site } from '../testing/site.ts';
import { checkOffering } from './check-offering.ts';
import { behaviouralOffering, hearingOffering } from '../testing/documents.ts';
import { offerings } from './pages.ts';
import { picture } from '../assets.ts';

test.each(offerings)('$path follows its schema and our style', (offering) => {
  expect(checkOffering(offering, site)).toEqual([]);
  const files = JSON.stringify(offering).match(/illustrations\/[a-z-]+\.svg/g) ?? [];
  const missing = files.filter(
    (file) => !existsSync(path.join(__dirname, '../../kit/assets', file)),
  );
  expect(missing).toEqual([]);
  for (const { spot } of offering.assessments?.items ?? []) {
    expect(picture(`spot-${spot}.svg`)).toMatchObject({ width: 64 });
  }
});

test.each([
  ['It costs ₹999.', 'states a price: "It costs ₹999."'],
  [
    'Half of all children.',
    'states a proportion of people without a source: "Half of all children."',
  ],
  ['Call {phone}.', 'uses the unknown placeholder {phone}'],
])('rejects in an offering: %s', (lead, problem) => {
  expect(checkOffering({ ...hearingOffering, lead }, site)).toEqual([problem]);
});

test('says that a fine result is no reason to wait, what is unknown, and what prices exclude', () => {
  const intro = behaviouralOffering.assessments?.intro;
  expect(intro).toContain(safetySentences.lowScore);
  expect(intro).toContain(safetySentences.accuracyUnknown);
  expect(intro).toMatch(/do not cover a visit to a doctor/);
  expect(hearingOffering.cards.intro).toContain(safetySentences.resultThatLooksFine);
});

test('health advice in an offering is checked as medical text', () => {
  const { health } = hearingOffering;
  if (!health) throw new Error('The offering has no health advice.');
  const sections = [
    { heading: 'How common', blocks: [{ kind: 'paragraph' as const, text: '1 in 7 children' }] },
  ];
  expect(
    checkOffering({ ...hearingOffering, health: { ...health, sections } }, site),
  ).toContainEqual(expect.stringContaining('has a figure without a source: "1 in 7 children"'));
});
