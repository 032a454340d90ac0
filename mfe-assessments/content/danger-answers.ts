import { contentOf } from '@site/kit/content/content-of.ts';
import { searchesForDanger } from '@site/kit/safety/searches-for-danger.ts';
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

/** Returns the answer to a query about a danger, in the language of the query; `null` if it is about none. */
export function dangerAnswer(query: string): DangerAnswer | null {
  const danger = searchesForDanger(query);
  const answer = danger && answers[danger.id];
  if (!answer) return null;
  const language = languageOf(query);
  const { action, helplines, page } = answer;
  return {
    language,
    action: action[language],
    call: words.call[language],
    helplines,
    steps: words.steps[language],
    page,
  };
}

function languageOf(query: string): Language {
  if (/\p{Script=Kannada}/u.test(query)) return 'kn';
  return /\p{Script=Devanagari}/u.test(query) ? 'hi' : 'en';
}
