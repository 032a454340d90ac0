import { dangers } from './safety.ts';
import type { Urgency } from './safety-schema.ts';

const urgencyWords: Readonly<Record<Urgency, RegExp>> = {
  now: /\bat once\b|\bimmediately\b|\b(?:right|straight) away\b|(?<!just )\bnow\b(?! and then)/i,
  today: /\btoday\b|\bsame day\b/i,
  thisWeek: /\bthis week\b|\bwithin (?:a few |\d+ )?days\b/i,
};

/** Signs with one meaning everywhere, however a page words them, and their urgency. */
const signs: readonly (readonly [sign: RegExp, Urgency])[] = [
  [/\bwhite (?:glow|spot|pupil)\b/i, 'today'],
  [/\bbutton battery\b/i, 'now'],
  [/\bchemical in the eye\b/i, 'now'],
  [/\bpierced the eye\b/i, 'now'],
  [/\bstiff neck\b/i, 'now'],
  [/\bfirst (?:seizure|fit)\b|\bhas a (?:seizure|fit)\b/i, 'now'],
  [/\b(?:bends|nods)\b.*\bstiffen/i, 'today'],
  // Loose motions alone, in a baby who feeds well, are seen the same day.
  [
    /\bbaby under 3 months\b|\bbaby is under [23] months\b(?! and has loose motions\b[^.]*\bfeed well)/i,
    'now',
  ],
  [/\bcannot be woken\b|\bhard to wake\b|\bdoes not wake up\b/i, 'now'],
  [/\b(?:blue|grey)\b.*\blips\b|\bturns blue\b/i, 'now'],
  [/\bchest pain\b/i, 'now'],
  [/\bsuicide note\b|\btried to end\b|\boverdose\b/i, 'now'],
  [/\btalks, writes or jokes about suicide\b/i, 'today'],
  [/\bvoices that tell them to hurt\b/i, 'now'],
  [/\bvoices that others do not hear\b/i, 'today'],
  [/\bis missing\b|\bcannot be found\b/i, 'now'],
  [/\bstuck in the ear\b/i, 'today'],
  [/\blost a skill\b|\bloses a skill\b/i, 'thisWeek'],
  [/\bwalking, balance or consciousness\b/i, 'today'],
];

/** Signs that are an emergency under 3 months, so a less urgent card must say which age it is for. */
const emergencyUnderThreeMonths =
  /\bfeeds? far less\b|\bdrink(?:s|ing)? (?:much )?less\b|\bbreath(?:es|ing) fast\b/i;

/** What contradicts a card's urgency. */
export function urgencyProblems(card: Urgency, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [
    ...Object.values(dangers)
      .filter((danger) => danger.urgency !== card && text.startsWith(danger.text))
      .map(({ urgency }) => `"${text}" is a danger for ${urgency}, not for ${card}`),
    ...Object.entries(urgencyWords)
      .filter(([urgency, words]) => urgency !== card && words.test(text))
      .map(([urgency]) => `"${text}" says ${urgency} on a card for ${card}`),
    ...signs
      .filter(([sign, urgency]) => urgency !== card && sign.test(text))
      .map(([, urgency]) => `"${text}" is a danger for ${urgency}, not for ${card}`),
    ...(card !== 'now' && emergencyUnderThreeMonths.test(text) && !/\b3 months\b/.test(text)
      ? [`"${text}" must name the age: under 3 months it is an emergency`]
      : []),
  ]);
}
