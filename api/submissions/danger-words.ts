import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseYaml } from '@site/kit/content/parse-yaml.ts';
import {
  type AnswerLanguage,
  answerLanguageOf,
  dangerFinder,
} from '@site/kit/safety/danger-finder.ts';
import { dangerAnswersSchema, dangerWordsSchema } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';

// Servers read the documents themselves: only builds can import them.
const require = createRequire(import.meta.url);
const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
  const file = require.resolve(`@site/kit/safety/content/${name}`);
  return v.parse(schema, parseYaml(readFileSync(file, 'utf8')).value);
};
const words = read('danger-words.yaml', dangerWordsSchema);
const { answers } = read('danger-answers.yaml', dangerAnswersSchema);

const findDanger = dangerFinder(words);

/** A danger, and the language of the parent who wrote about it. */
export type WrittenDanger = { id: string; language: AnswerLanguage };

/** Finds the danger that a parent's message speaks of. */
export function dangerIn(message: string): WrittenDanger | null {
  const id = findDanger('message', message)?.id;
  return id === undefined ? null : { id, language: answerLanguageOf(message) };
}

/** What the front desk calls a danger, and what the site tells parents to do first. */
export function describeDanger(
  id: string,
  language: AnswerLanguage = 'en',
): { label: string; advice: string; helplines: string[] } {
  const { action, helplines = ['112'] } = answers[id] ?? {};
  const label = words[id]?.label ?? 'A child in danger';
  return { label, advice: action?.[language] ?? '', helplines };
}
