import { contentOf } from '@site/kit/content/content-of.ts';
import type { DangerAnswers } from './page-words-schema.ts';
import document from './words/danger-answers.yaml';

const { answers, ...words } = contentOf<DangerAnswers>(document);

type Language = 'en' | 'hi' | 'kn';

/** The answer to a search about a danger: what to do, whom to call, and the page with every step. */
export type DangerAnswer = {
  language: Language;
  action: string;
  call: string;
  helplines: readonly string[];
  steps: string;
  page: string;
};

/** Returns the first answer for the words of a query, in its language; `null` if it is about no danger. */
export function dangerAnswer(query: string): DangerAnswer | null {
  const typed = normalised(query);
  const found = patterns.find(({ words, unless }) => words.test(typed) && !unless?.test(typed));
  if (!found) return null;
  const language = languageOf(typed);
  const { action, helplines, page } = found.answer;
  return {
    language,
    action: action[language],
    call: words.call[language],
    helplines,
    steps: words.steps[language],
    page,
  };
}

const patterns = answers.map((answer) => ({
  answer,
  words: anyOf(answer.words),
  unless: answer.unless && anyOf(answer.unless),
}));

/** Matches whole words. In Indian scripts, a vowel sign continues a word, so `\b` is no help. */
function anyOf(words: readonly string[]): RegExp {
  const each = words.map((word) => {
    const start = normalised(word.replace(/\*$/, ''));
    return word.endsWith('*') ? start : String.raw`${start}(?![\p{L}\p{M}\p{N}])`;
  });
  return new RegExp(String.raw`(?:^|[^\p{L}\p{M}\p{N}])(?:${each.join('|')})`, 'u');
}

/** A nukta has two encodings, and many leave it out. */
function normalised(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll('\u{93c}', '').replaceAll(/\s+/g, ' ');
}

function languageOf(query: string): Language {
  if (/\p{Script=Kannada}/u.test(query)) return 'kn';
  return /\p{Script=Devanagari}/u.test(query) ? 'hi' : 'en';
}
