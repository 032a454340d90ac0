import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** What lets Node run TypeScript, wherever the part is. */
const require = createRequire(import.meta.url);
const loader = pathToFileURL(require.resolve('tsx')).href;
const documents = pathToFileURL(require.resolve('@site/kit/content/register-documents.mjs')).href;

/** The file of a part that knows what is wrong with its words; a part may do without one. */
const CHECK_FILE = 'check-content.ts';

const answerSchema = v.array(v.string());

/**
 * What is wrong with the content of a part, in sentences that name the file and the field. Asks the
 * function `checkContent` of `check-content.ts` in the part's folder; a part without that file has no
 * problems. The file runs in a process of its own, so that every release checks what has just been saved.
 * Rejects when the file cannot be run, such as after a bracket too few.
 */
export async function contentProblems(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, CHECK_FILE);
  if (!existsSync(file)) return [];
  const program = `const { checkContent } = await import(process.argv[1]);
    process.stdout.write(JSON.stringify(await checkContent()));`;
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      loader,
      '--import',
      documents,
      '--input-type=module',
      '-e',
      program,
      pathToFileURL(file).href,
    ],
    { cwd: folder },
  );
  return v.parse(answerSchema, JSON.parse(stdout));
}
