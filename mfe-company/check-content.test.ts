import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { safetySentence } from '@site/kit/safety/safety.ts';
import { checkContent, resultProblems } from './check-content.ts';
import clinic from './content/clinic.md';
import type { Faq } from './content/page-schemas.ts';
import faq from './content/faq.md';
import school from './content/school.md';

const documents: Readonly<Record<string, unknown>> = {
  'faq.md': faq,
  'clinic.md': clinic,
  'school.md': school,
};

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});

test('reports texts about results that could keep a child from a doctor', () => {
  const questions = contentOf<Faq>(faq).questions.map((entry) =>
    entry.id === 'trusting-the-checks'
      ? { ...entry, answer: ['It tells you whether to worry.'] }
      : entry,
  );
  const changed = {
    ...documents,
    'faq.md': { questions },
    'school.md': { lead: safetySentence('lowScore') },
  };
  expect(resultProblems((file) => Reflect.get(changed, file))).toEqual([
    expect.stringContaining('faq.md, trusting-the-checks: must say "'),
    expect.stringContaining('faq.md, trusting-the-checks: must say "'),
    'mfe-company/content/faq.md: says "tells you whether"; a result does not decide this',
    expect.stringContaining('school.md: must say "'),
    expect.stringContaining('school.md: must not say "'),
  ]);
});
