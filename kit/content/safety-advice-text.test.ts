import { expect, test } from '@jest/globals';
import { safetyAdvice } from '../safety/safety.ts';
import { adviceText } from './safety-advice-text.ts';

const advices = new Map(Object.entries(safetyAdvice));
const expand = (line: string) => adviceText(line, (id) => advices.get(id));

test('expands advice to its card, with sources and phone links', () => {
  const lines = expand('{advice.suicide-and-self-harm}');
  const { heading, intro, steps, now, today, goodToKnow } = safetyAdvice['suicide-and-self-harm'];
  expect(lines?.slice(0, 3)).toEqual([`## ${heading}`, '', `${intro.text} [^nimh-suicide-faq]`]);
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
  expect(expand('{advice.fever-under-three-months.today}')).toEqual(
    safetyAdvice['fever-under-three-months'].today.points.map(
      ({ text }) => `- ${text} [^nice-ng143]`,
    ),
  );
});

test('distinguishes unknown advice from other lines', () => {
  expect(expand('{advice.flu}')).toBeNull();
  expect(expand('{advice.poisoning.intro}')).toBeNull();
  expect(expand('{advice.suicide-and-self-harm.thisWeek}')).toBeNull();
  expect(expand('Words with {advice.flu} in them')).toBeUndefined();
});
