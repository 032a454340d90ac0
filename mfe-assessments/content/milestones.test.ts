import { expect, test } from '@jest/globals';
import { conditionNamed } from '../testing/documents.ts';

/*
 * What is expected of a child never falls from one age to the next, and nothing is expected before the age
 * at which the CDC's lists (2022) have it. Each ladder is one ability from its first rung to its last.
 */

type Rung = {
  /** How the page words it. */
  words: RegExp;
  /** The age in months by which at least 75 in 100 children can do it, where the CDC's lists have it. */
  by?: number;
};

const ladders: Readonly<Record<string, readonly Rung[]>> = {
  'words, then sentences': [
    { words: /one or two words besides/, by: 15 },
    { words: /three words or more besides/, by: 18 },
    { words: /two words together/, by: 24 },
    { words: /action word/, by: 30 },
    { words: /longer sentences/ },
    { words: /sentences of four words or more/, by: 48 },
  ],
  'number of words': [{ words: /one or two words besides/ }, { words: /about 50 words/, by: 30 }],
  'turns in a conversation': [
    { words: /at least two turns each/, by: 36 },
    { words: /more than three turns/, by: 60 },
  ],
  'telling what happened': [
    { words: /one thing about the day/, by: 48 },
    { words: /parts of a story/ },
    { words: /at least two things that happen/, by: 60 },
  ],
  'tasks in a row': [
    { words: /what you ask without a gesture/, by: 18 },
    { words: /two things in a row/, by: 30 },
    { words: /three small tasks in a row/ },
  ],
  counting: [{ words: /counts? to 10/i, by: 60 }],
  colours: [
    { words: /one colour/, by: 30 },
    { words: /a few colours/, by: 48 },
  ],
  'parts of the body': [{ words: /two parts of the body/, by: 24 }],
  drawing: [
    { words: /scribbles/i, by: 18 },
    { words: /draws a circle when you show how/i, by: 36 },
    { words: /draws circles, and begins to draw squares/i },
    { words: /person with three parts/, by: 48 },
    { words: /triangle|person with a body/ },
    { words: /letters of the name/, by: 60 },
  ],
  building: [{ words: /stacks two blocks/i, by: 15 }],
  'standing and walking': [
    { words: /pulls up to stand/i, by: 12 },
    { words: /a few steps/, by: 15 },
    { words: /walks? (?:alone|without holding on)/i, by: 18 },
    { words: /\bruns\b/i, by: 24 },
    { words: /jumps with both feet/i, by: 30 },
    { words: /balance on one foot/ },
    { words: /\bhops? /i, by: 60 },
  ],
  stairs: [{ words: /up a few stairs/, by: 24 }, { words: /up and down stairs without help/ }],
  buttons: [
    { words: /opens buttons/, by: 48 },
    { words: /closes some buttons/, by: 60 },
  ],
};

/** Figures that count something else than an ability that grows. */
const otherFigures: readonly RegExp[] = [
  /^Most (?:babies|children) do/,
  /^Children learn these between/,
  /^By \d+ months/,
  /^Between \d and \d years/,
  /Bangs two things together/,
  /in one hand .* with the other/,
  /turns pages one by one/,
  /ten minutes/,
];

const { signs, ageBands } = conditionNamed('developmentalMilestone');
if (signs.kind !== 'groups') throw new Error('Signs by age are groups.');

/** Everything that is expected at each age, from the youngest up. What to ask a doctor about is not. */
const bands = signs.groups.map(({ heading, intro, items }, index) => ({
  heading,
  to: ageBands[index]?.to ?? Number.POSITIVE_INFINITY,
  expected: [intro, ...items, ...(ageBands[index]?.covers ?? [])].flatMap(
    (said) => said?.text ?? [],
  ),
}));

test.each(Object.entries(ladders))('"%s" never falls from one age to the next', (_, rungs) => {
  const reached = bands.flatMap(({ heading, expected }) =>
    rungs.flatMap(({ words }, rung) =>
      expected.some((text) => words.test(text)) ? [{ heading, rung }] : [],
    ),
  );
  const falls = reached
    .filter(({ rung }, index) => reached.slice(0, index).some((earlier) => earlier.rung > rung))
    .map(({ heading, rung }) => `${heading}: ${String(rungs[rung]?.words)} after a higher rung`);
  expect(falls).toEqual([]);
  expect(new Set(reached.map(({ rung }) => rung)).size).toBe(rungs.length);
});

test.each(bands)('at $heading nothing is expected before its age', ({ to, expected }) => {
  const early = Object.values(ladders)
    .flat()
    .filter(({ by = 0 }) => by > to)
    .flatMap(({ words, by }) =>
      expected.filter((text) => words.test(text)).map((text) => `"${text}": by ${by} months`),
    );
  expect(early).toEqual([]);
});

test.each(bands)('at $heading every figure belongs to a ladder', ({ expected }) => {
  const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|several)\b/;
  const known = Object.values(ladders).flatMap((rungs) => rungs.map(({ words }) => words));
  const loose = expected
    .filter((text) => figure.test(text))
    .filter((text) => ![...known, ...otherFigures].some((words) => words.test(text)));
  expect(loose).toEqual([]);
});
