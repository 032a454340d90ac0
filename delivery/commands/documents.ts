import { documentProblems } from '../edit/documents.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: `npm run documents

Reads every document of every section as a build does, in a few seconds, and prints what is wrong with it:
file, line and what to do. Ends with 1 when something is. npm run check asks, too.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const problems = await documentProblems();
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  },
});
