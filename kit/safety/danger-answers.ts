import { contentOf } from '../content/content-of.ts';
import document from './content/danger-answers.yaml';
import dangerWords from './content/danger-words.yaml';
import { type AnswerLanguage, answerLanguageOf, dangerFinder } from './danger-finder.ts';
import type { DangerAnswers, DangerWords } from './safety-schema.ts';

const { answers, ...words } = contentOf<DangerAnswers>(document);

const dangerIn = dangerFinder(contentOf<DangerWords>(dangerWords));

/** The answer to words about a danger: what to do, whom to call, and the page with every step. */
export type DangerAnswer = {
  danger: string;
  language: AnswerLanguage;
  action: string;
  call: string;
  helplines: readonly string[];
  steps: string;
  page: string;
};

/** Every answer in every language. */
export const dangerAnswers: readonly DangerAnswer[] = Object.entries(answers).flatMap(
  ([danger, { action, helplines, page }]) =>
    (['en', 'hi', 'kn'] as const).map((language) => ({
      danger,
      language,
      action: action[language],
      call: words.call[language],
      helplines,
      steps: words.steps[language],
      page,
    })),
);

/**
 * Returns the answer to a search about a danger, in the language of the query; `null` if it is about none. In a search,
 * single words count that are too common in a message.
 */
export function dangerAnswer(query: string): DangerAnswer | null {
  const id = dangerIn('search', query)?.id;
  const language = answerLanguageOf(query);
  return dangerAnswers.find((one) => one.danger === id && one.language === language) ?? null;
}
