import type { ConditionContent } from './condition-schema.ts';

/*
 * Expectations must not decrease with age. The page must not expect an ability, or suggest asking the doctor about it,
 * before the age in the CDC's lists (2022). Each ladder is one ability, from its first rung to its last. An item may
 * name a rung one age early if it says that only some children can do it.
 */

type Rung = {
  /** Matches the page's wording, as a milestone and as a question to the doctor. */
  words: RegExp;
  /** The age in months by which at least 75 in 100 children can do it. */
  by: number;
};

const ladders: Readonly<Record<string, readonly Rung[]>> = {
  'sounds, words, then sentences': [
    { words: /sounds other than crying/, by: 2 },
    { words: /\bcoos?\b/i, by: 4 },
    { words: /turns making sounds/, by: 6 },
    { words: /\bbabbles? sounds\b/i, by: 9 },
    { words: /calls (?:a parent|nobody) “mama”/, by: 12 },
    { words: /one or two (?:other )?words/, by: 15 },
    { words: /three words (?:or more )?besides/, by: 18 },
    { words: /two words together|join two words/, by: 24 },
    { words: /action words?\b/, by: 30 },
    { words: /is understood by others|understood by other people/i, by: 36 },
    { words: /sentences of four words or more/, by: 48 },
  ],
  'number of words': [
    { words: /one or two (?:other )?words/, by: 15 },
    { words: /\b50 words/, by: 30 },
  ],
  gestures: [
    { words: /lifts their arms to be picked up/, by: 9 },
    { words: /\bwav(?:es|ing)\b/i, by: 12 },
    { words: /points? to ask/i, by: 15 },
    { words: /points? to show/i, by: 18 },
    { words: /nodding or blowing a kiss/, by: 24 },
  ],
  'turns in a conversation': [
    { words: /at least two turns each|hold a (?:short )?conversation/, by: 36 },
    { words: /more than three turns/, by: 60 },
  ],
  'telling what happened': [
    { words: /one thing about their day/, by: 48 },
    { words: /at least two things that happen|story with two events/, by: 60 },
  ],
  'tasks in a row': [
    { words: /what you ask,? without a gesture/, by: 18 },
    { words: /two things in a row/, by: 30 },
  ],
  counting: [{ words: /\bcounts? to 10/i, by: 60 }],
  colours: [
    { words: /one colour/, by: 30 },
    { words: /a few colours/, by: 48 },
  ],
  'parts of the body': [{ words: /parts of the body/, by: 24 }],
  pretending: [
    { words: /food on a toy plate/, by: 24 },
    { words: /feeds a block to a doll|pretend in play/, by: 30 },
    { words: /pretends? to be someone else/i, by: 48 },
  ],
  'playing with others': [
    { words: /peekaboo/, by: 9 },
    { words: /copy other children|copies other children/i, by: 15 },
    { words: /play(?:s)? beside other children/i, by: 30 },
    { words: /joins? (?:their|other children’s) play/i, by: 36 },
    { words: /asks? to play with other children/i, by: 48 },
    { words: /take(?:s)? turns in games/, by: 60 },
  ],
  'using the hands': [
    { words: /brings? (?:their hands|them) to their mouth/i, by: 4 },
    { words: /reach(?:es)? for a toy/i, by: 6 },
    { words: /from hand to hand/, by: 9 },
    { words: /finger and thumb\b/, by: 12 },
    { words: /stacks two blocks/i, by: 15 },
    { words: /tr(?:ies|y) a spoon/, by: 18 },
    { words: /eats? with a spoon/, by: 24 },
    { words: /pages one by one/, by: 30 },
    { words: /(?:uses?|use) a fork/, by: 36 },
    { words: /opens? (?:any )?buttons/, by: 48 },
    { words: /close (?:some|any) buttons|closes some buttons/, by: 60 },
  ],
  drawing: [
    { words: /\bscribbles?\b/i, by: 18 },
    { words: /draws? a circle (?:when|after) you show them how/i, by: 36 },
    { words: /person with three parts/, by: 48 },
    { words: /letters of their name/, by: 60 },
  ],
  'sitting, standing and walking': [
    { words: /lifts? their head/, by: 2 },
    { words: /holds? their head steady/i, by: 4 },
    { words: /leans on their hands to sit|sit leaning on their hands/i, by: 6 },
    { words: /sits? (?:without support|alone)/i, by: 9 },
    { words: /pulls up to stand|stand holding on/i, by: 12 },
    { words: /a few steps|no steps alone/, by: 15 },
    { words: /walks? (?:alone|without holding on)/i, by: 18 },
    { words: /\bruns?\b/i, by: 24 },
    { words: /jumps? with both feet/i, by: 30 },
    { words: /\bhops?\b/i, by: 60 },
  ],
};

/** Text with figures that do not measure a growing ability. */
const otherFigures: readonly RegExp[] = [
  /^Most (?:babies|children) (?:do|have done) /,
  /^By \d+ months/,
  /in one hand .* with the other/,
  /ten minutes/,
];

/** Matches items that are early for most children. */
const ofSomeChildren = /^Some\b/;

const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|several)\b/;

const allRungs = Object.values(ladders).flat();

/** The rungs that the texts mention. */
function rungsIn(texts: readonly string[]): readonly Rung[] {
  return allRungs.filter(({ words }) => texts.some((text) => words.test(text)));
}

/** What the page expects at one age, and what to ask the doctor about. */
type Band = {
  heading: string;
  to: number;
  nextTo: number;
  expected: readonly string[];
  asked: readonly string[];
};

/** Problems of the milestones by age; empty means none. */
export function milestoneProblems({ signs, ageBands }: ConditionContent): readonly string[] {
  if (signs.kind !== 'groups') return ['signs must be grouped by age'];
  const gaps = ageBands
    .slice(1)
    .filter((band, index) => band.from !== ageBands[index]?.to)
    .map((band) => `ageBands has a gap before ${band.from} ${band.unit}`);
  const unnamed = signs.groups
    .map(({ heading }, index) => ({ heading, band: ageBands[index] }))
    .filter(({ heading, band }) => heading !== `${band?.from} to ${band?.to} ${band?.unit}`)
    .map(({ heading }) => `the signs of "${heading}" are not named after their age`);
  const unasked = signs.groups
    .filter(({ askTheDoctor }) => askTheDoctor === undefined)
    .map(({ heading }) => `the signs of "${heading}" need askTheDoctor`);
  const bands = signs.groups.map(({ heading, intro, items, askTheDoctor = {} }, index): Band => ({
    heading,
    to: ageBands[index]?.to ?? Number.POSITIVE_INFINITY,
    nextTo: ageBands[index + 1]?.to ?? 0,
    expected: [intro, ...items, ...(ageBands[index]?.covers ?? [])].flatMap(
      (said) => said?.text ?? [],
    ),
    asked: Object.values(askTheDoctor).flatMap((points) => points.map(({ text }) => text)),
  }));
  return [
    ...gaps,
    ...unnamed,
    ...unasked,
    ...Object.entries(ladders).flatMap(([name, rungs]) => ladderProblems(name, rungs, bands)),
    ...bands.flatMap((band, index) => bandProblems(band, bands.slice(0, index))),
    ...lateBabble(bands),
  ];
}

function ladderProblems(
  name: string,
  rungs: readonly Rung[],
  bands: readonly Band[],
): readonly string[] {
  const reached = bands.flatMap(({ heading, expected }) =>
    rungs.flatMap(({ words }, rung) =>
      expected.some((text) => words.test(text)) ? [{ heading, rung, words }] : [],
    ),
  );
  const falls = reached
    .filter(({ rung }, index) => reached.slice(0, index).some((earlier) => earlier.rung > rung))
    .map(({ heading, words }) => `"${name}" falls at ${heading}: ${String(words)}`);
  const absent = rungs
    .filter((_, rung) => !reached.some((one) => one.rung === rung))
    .map(({ words }) => `"${name}" has no ${String(words)}`);
  return [...falls, ...absent];
}

function bandProblems(
  { heading, to, nextTo, expected, asked }: Band,
  younger: readonly Band[],
): readonly string[] {
  const before = rungsIn(younger.flatMap((band) => band.expected));
  const still = rungsIn(expected).every((rung) => before.includes(rung));
  const early = expected.flatMap((text) => {
    const latest = ofSomeChildren.test(text) ? nextTo : to;
    return rungsIn([text]).flatMap(({ by }) =>
      by > latest ? `expects "${text}", which most children do by ${by} months` : [],
    );
  });
  const askedEarly = asked.flatMap((text) =>
    [
      ...rungsIn([text]).map(({ by }) => by),
      ...[...text.matchAll(/by (?:about )?(\d+) months/g)].map(([, months]) => Number(months)),
    ].flatMap((by) => (by > to ? `asks the doctor about "${text}", which is for later` : [])),
  );
  const known = [...allRungs.map(({ words }) => words), ...otherFigures];
  const loose = expected
    .filter((text) => figure.test(text) && !known.some((words) => words.test(text)))
    .map((text) => `has a figure that is part of no progression: "${text}"`);
  return [
    ...(still ? ['expects nothing new'] : []),
    ...new Set([...early, ...askedEarly]),
    ...loose,
  ].map((problem) => `${heading} ${problem}`);
}

/** A child who does not babble by 9 months should see a doctor. */
function lateBabble(bands: readonly Band[]): readonly string[] {
  const found = bands.flatMap(({ heading, asked }) =>
    asked
      .filter((text) => /\bbabble\b.*\bmonths\b/.test(text))
      .map((text) => `${heading}: ${text}`),
  );
  return found.length === 1 && /^8 to 12 months: .* by 9 months\b/.test(found[0] ?? '')
    ? []
    : ['only 8 to 12 months must ask the doctor about babble, by 9 months'];
}
