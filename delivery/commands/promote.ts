import { promote } from '../registry/ship.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { sayOutcome } from './say-outcome.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run promote -- PART [ID]

Makes a release of one part live: its newest, or the one with this id (see \`npm run releases\`).
The release is checked, its pages are composed again, and the registry moves last. A running
site shows the change at once; open pages are not disturbed.`,
  async run({ positionals: [word, id, ...rest] }) {
    const name = partArgument(word);
    noMoreArguments(rest);
    await withSurroundings(async ({ ship }) => {
      sayOutcome(await promote(ship, [{ name, id: id ?? null }]));
    });
  },
});
