import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { finish, runStep, staticChecks } from './steps.ts';

await runCommand({
  help: `npm run check

Checks format, lint, types, unused code, dependencies and documents. npm test runs these checks and every test.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    finish([await runStep('Format, lint, types, unused code, browsers, documents', staticChecks)]);
  },
});
