import { dangers, type Danger } from '../safety/dangers.ts';

/** Signs that have a shared wording, however a page words them. */
const wordings: readonly (readonly [sign: RegExp, danger: Danger])[] = [
  [/\brash\b.*\bglass\b|\brash that does not fade\b/i, dangers.rashThatStays],
  [/\bsoft spot\b/i, dangers.stiffNeckOrSoftSpot],
  [
    /\b(?:blue|grey|pale)\b.*\b(?:lips|tongue)\b|\b(?:lips|tongue)\b.*\b(?:blue|grey|pale)\b/i,
    dangers.blueOrPale,
  ],
  [/\bvomit\w* (?:\w+ ){0,2}green\b|\bgreen vomit\b/i, dangers.greenVomit],
  [/\bbleeds from the nose or gums\b/i, dangers.dengue],
  [/\bgreat heat\b|\bheat stroke\b/i, dangers.heatStroke],
  [/\bnewborn\b.*\byellow\b/i, dangers.newbornJaundice],
  [/\bsunken eyes\b/i, dangers.dehydration],
  [/\bwhite (?:glow|spot)\b/i, dangers.whitePupil],
  [/\bchemical in the eye\b/i, dangers.chemicalInEye],
];

/** The signs of danger that a text words in its own way. A parent must find the same words on every page. */
export function dangersWordedOtherwise(text: string): readonly string[] {
  return wordings
    .filter(([sign, danger]) => sign.test(text) && !text.includes(danger.text))
    .map(([, danger]) => `words a shared danger in its own way: "${text}"; write "${danger.text}"`);
}
