import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** Loaders for TypeScript and documents. They don't have to be installed with the part. */
const require = createRequire(import.meta.url);
const loader = pathToFileURL(require.resolve('tsx')).href;
const documents = pathToFileURL(require.resolve('@site/kit/content/register-documents.mjs')).href;

const CHECK_FILE = 'check-content.ts';

const answerSchema = v.array(v.string());

/**
 * Validates a part's content by calling `checkContent` in its `check-content.ts`, if that file exists. Problems name
 * the file and field. Runs in a separate process, so that it always uses the current files. Rejects if the check itself
 * fails, for example on a syntax error.
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
