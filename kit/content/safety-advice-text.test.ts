import { expect, test } from '@jest/globals';
import { feverUnderThreeMonths } from '../safety/fever-under-three-months.ts';
import { suicideAndSelfHarm } from '../safety/suicide-and-self-harm.ts';
import { adviceText } from './safety-advice-text.ts';

test('expands advice to its card, with sources and phone links', () => {
  const lines = adviceText('{advice.suicide-and-self-harm}');
  const { heading, intro, steps, now, today, goodToKnow } = suicideAndSelfHarm;
  expect(lines?.slice(0, 3)).toEqual([`## ${heading}`, '', `${intro} [^nimh-suicide-faq]`]);
  expect(lines?.filter((line) => line.startsWith('### '))).toEqual(
    [steps, now, today, goodToKnow].map((part) => `### ${part?.heading}`),
  );
  for (const { text } of [...steps.points, ...now.points, ...today.points]) {
    expect(lines?.join('\n')).toContain(`- ${text}`);
  }
  expect(lines).toContain(
    'Call [112](tel:112), or go to the emergency department of the nearest hospital.',
  );
  expect(lines).toContain('Call Tele-MANAS, free and at any hour, on [14416](tel:14416).');
});

test('expands a part to its points', () => {
  expect(adviceText('{advice.fever-under-three-months.today}')).toEqual(
    feverUnderThreeMonths.today.points.map(({ text }) => `- ${text} [^nice-ng143]`),
  );
});

test('distinguishes unknown advice from other lines', () => {
  expect(adviceText('{advice.flu}')).toBeNull();
  expect(adviceText('{advice.poisoning.intro}')).toBeNull();
  expect(adviceText('{advice.suicide-and-self-harm.thisWeek}')).toBeNull();
  expect(adviceText('Words with {advice.flu} in them')).toBeUndefined();
});
