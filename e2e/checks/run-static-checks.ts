import { createProgram, runProgram } from '@site/cli/terminal/run-program.ts';
import { finish, runStep, staticChecks } from './steps.ts';

const program = createProgram(
  'npm run check',
  'Checks format, lint, types, unused code, dependencies, browsers and documents.',
).action(async () => {
  finish([await runStep('Format, lint, types, unused code, browsers, documents', staticChecks)]);
});
await runProgram(program, process.argv.slice(2));
