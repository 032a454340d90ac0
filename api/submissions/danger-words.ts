import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseYaml } from '@site/kit/content/parse-yaml.ts';
import { dangerFinder } from '@site/kit/safety/danger-finder.ts';
import { dangerStripsSchema, dangerWordsSchema } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';

// Servers read the documents themselves: only builds can import them.
const require = createRequire(import.meta.url);
const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
  const file = require.resolve(`@site/kit/safety/content/${name}`);
  return v.parse(schema, parseYaml(readFileSync(file, 'utf8')).value);
};
const words = read('danger-words.yaml', dangerWordsSchema);
const strips = read('strips.yaml', dangerStripsSchema);

const findDanger = dangerFinder(words);

/** Finds the danger that a parent's message speaks of. */
export const dangerIn = (message: string) => findDanger('message', message);

/** What the front desk calls a danger, and what the site tells parents to do first. */
export function describeDanger(id: string): { label: string; advice: string; helplines: string[] } {
  const { label = 'A child in danger', strip } = words[id] ?? {};
  const { text = '', helplines = ['112'] } = strip ? strips[strip] : {};
  return { label, advice: text, helplines };
}
