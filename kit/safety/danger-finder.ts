import type { DangerWords } from './safety-schema.ts';

/** A danger that a text speaks of. `label` names it for the team. */
export type SpokenDanger = { readonly id: string; readonly label: string };

/** Words of a language with their combining signs, without which Indian scripts cannot be read. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Joiners that only change how letters are drawn. */
const JOINERS = /[\u200C\u200D]/g;

/** The words of a text, in lower case and with a space on either side of each. */
function spaced(text: string): string {
  const words = text.normalize('NFC').replaceAll(JOINERS, '').toLowerCase().match(WORD) ?? [];
  return ` ${words.join(' ')} `;
}

function phrase(written: string): string {
  const words = spaced(written);
  return written.endsWith('*') ? words.trimEnd() : words;
}

/**
 * Finds the danger that a parent's words in English, Hindi or Kannada speak of, whether they search or write to us. It
 * finds words, not their meaning: a text about a past danger counts, too.
 */
export function dangerFinder(document: DangerWords): (text: string) => SpokenDanger | undefined {
  const known = Object.entries(document).map(([id, { label, en, hi, kn, unless = [] }]) => ({
    danger: { id, label },
    phrases: [...en, ...hi, ...kn].map(phrase),
    unless: unless.map(phrase),
  }));
  return (text) => {
    const words = spaced(text);
    const isIn = (one: string) => words.includes(one);
    return known.find(({ phrases, unless }) => phrases.some(isIn) && !unless.some(isIn))?.danger;
  };
}
