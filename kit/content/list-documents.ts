import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parseFrontMatter } from './parse-yaml.ts';

/**
 * Lists the documents below a `content` folder, as relative paths. Skips files in `shared/`, which other documents
 * include.
 */
export function listDocuments(contentFolder: string): string[] {
  return globSync('**/*.{md,yaml}', { cwd: contentFolder })
    .filter((name) => !/^shared[\\/]/.test(name))
    .toSorted();
}

/**
 * Lists some front-matter fields of every Markdown document in a folder, plus its name without `.md`; sorted by one of
 * the fields, then by name.
 */
export function listFrontMatter<Schema extends v.GenericSchema<unknown, object>>(
  folder: URL,
  schema: Schema,
  order: keyof v.InferOutput<Schema>,
): (v.InferOutput<Schema> & { file: string })[] {
  const from = fileURLToPath(folder);
  return globSync('*.md', { cwd: from })
    .toSorted()
    .map((name) => ({
      ...v.parse(schema, parseFrontMatter(readFileSync(path.join(from, name), 'utf8'))),
      file: path.basename(name, '.md'),
    }))
    .toSorted((a, b) => String(a[order]).localeCompare(String(b[order]), 'en'));
}
