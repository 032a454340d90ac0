import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { documentProblems, documentSections } from '../edit/documents.ts';
import { writeEditorFiles } from '../edit/schema-files.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';

/** How long nothing must be saved before documents are read again, in milliseconds. */
const SAVED_MS = 200;

await runCommand({
  help: `npm run documents [-- --schemas] [--watch]

Reads every document of every section as a build does, in a few seconds, and prints what is wrong with it:
file, line and what to do. Ends with 1 when something is. npm run check asks, too.

  --schemas   first writes the JSON Schemas by which VS Code and other editors complete and underline, after a
              change of a collection's schema
  --watch     reads again after every save, until stopped (Ctrl+C); VS Code underlines by it what is wrong`,
  options: { schemas: { type: 'boolean' }, watch: { type: 'boolean' } },
  async run({ positionals, options: { schemas, watch: watches } }) {
    noMoreArguments(positionals);
    if (schemas === true) await writeEditorFiles();
    if (watches === true) watchDocuments();
    else if ((await printProblems()) > 0) process.exitCode = 1;
  },
});

async function printProblems(): Promise<number> {
  const problems = await documentProblems();
  for (const problem of problems) console.error(problem);
  return problems.length;
}

/** What begins and ends a reading is what `.vscode/tasks.json` waits for. */
function watchDocuments(): void {
  let waiting: NodeJS.Timeout | undefined;
  const read = async () => {
    console.log('Reading documents …');
    const count = await printProblems();
    console.log(`Documents are read: ${count} problems.`);
  };
  const readSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void read(), SAVED_MS);
  };
  for (const { folder } of documentSections()) {
    for (const name of ['content', 'assets']) {
      const watched = path.join(folder, name);
      if (existsSync(watched)) watch(watched, { recursive: true }, readSoon);
    }
  }
  readSoon();
}
