import { dangerText } from './safety.ts';

/** Signs that have a shared wording, however a page words them. */
const wordings: readonly (readonly [sign: RegExp, danger: string])[] = [
  [/\brash\b.*\bglass\b|\brash that does not fade\b/i, 'rashThatStays'],
  [/\bsoft spot\b/i, 'stiffNeckOrSoftSpot'],
  [
    /\b(?:blue|grey|pale)\b.*\b(?:lips|tongue)\b|\b(?:lips|tongue)\b.*\b(?:blue|grey|pale)\b/i,
    'blueOrPale',
  ],
  [/\bvomit\w* (?:\w+ ){0,2}green\b|\bgreen vomit\b/i, 'greenVomit'],
  [/\bbleeds from the nose or gums\b/i, 'dengue'],
  [/\bgreat heat\b|\bheat stroke\b/i, 'heatStroke'],
  [/\bnewborn\b.*\byellow\b/i, 'newbornJaundice'],
  [/\bsunken eyes\b/i, 'dehydration'],
  [/\bwhite (?:glow|spot)\b/i, 'whitePupil'],
  [/\bchemical in the eye\b/i, 'chemicalInEye'],
];

/** The signs of danger that a text words in its own way. A parent must find the same words on every page. */
export function dangersWordedOtherwise(text: string): readonly string[] {
  return wordings
    .filter(([sign]) => sign.test(text))
    .map(([, name]) => dangerText(name))
    .filter((shared) => !text.includes(shared))
    .map((shared) => `words a shared danger in its own way: "${text}"; write "${shared}"`);
}
