import type { DangerWords } from './safety-schema.ts';

/** A danger that a text speaks of. `label` names it for the team. */
export type SpokenDanger = { readonly id: string; readonly label: string };

/** The languages of the answers to dangers. */
export type AnswerLanguage = 'en' | 'hi' | 'kn';

export function answerLanguageOf(text: string): AnswerLanguage {
  if (/\p{Script=Kannada}/u.test(text)) return 'kn';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
}

/** Words of a language with their combining signs, without which Indian scripts cannot be read. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The nukta, which many leave out, and joiners that only change how letters are drawn. */
const IGNORED = /[\u093C\u200C\u200D]/g;

/** The words of a text, in one spelling and with a space on either side of each. */
function spaced(text: string): string {
  const spelled = text.normalize('NFC').replaceAll(IGNORED, '').replaceAll('\u0901', '\u0902');
  return ` ${(spelled.toLowerCase().match(WORD) ?? []).join(' ')} `;
}

function phrase(written: string): string {
  const words = spaced(written);
  return written.endsWith('*') ? words.trimEnd() : words;
}

/**
 * Makes a finder of the danger that a parent's words in English, Hindi or Kannada speak of, whether they search or write
 * to us. It finds words, not their meaning: a text about a past danger counts, too.
 */
export function dangerFinder(document: DangerWords) {
  const known = Object.entries(document).map(([id, written]) => {
    const { label, words, unless = [], search } = written;
    const message = { words: words.map(phrase), unless: unless.map(phrase) };
    return {
      danger: { id, label },
      message,
      search: {
        words: [...message.words, ...(search?.words ?? []).map(phrase)],
        unless: [...message.unless, ...(search?.unless ?? []).map(phrase)],
      },
    };
  });
  return (kind: 'message' | 'search', text: string): SpokenDanger | undefined => {
    const spoken = spaced(text);
    const isIn = (one: string) => spoken.includes(one);
    return known.find(({ [kind]: { words, unless } }) => words.some(isIn) && !unless.some(isIn))
      ?.danger;
  };
}
