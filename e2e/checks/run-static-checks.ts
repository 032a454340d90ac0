import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { staticChecks } from './static-checks.ts';
import { formatSummary } from './summary.ts';

await runCommand({
  help: `npm run check

Runs the checks that run nothing: format, lint, types, unused code and dependencies. npm test runs
these and everything else.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const startedAt = performance.now();
    const result = await staticChecks();
    if (result.failed > 0) process.exitCode = 1;
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `\n${formatSummary([{ name: 'Format, lint, types, unused code', seconds, result }])}`,
    );
  },
});
