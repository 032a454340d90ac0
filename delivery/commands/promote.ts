import { promote } from '../registry/ship.ts';
import { partsWithIds } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { sayOutcome } from './say-outcome.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run promote -- PART [ID] [PART [ID] …]

Makes a release of a part live: its newest, or the one with this id (see \`npm run releases\`).
Several parts go live together, as they must when the contract between them has changed. Each
release is checked, its pages are composed again, and the registry moves last. A running site shows
the change at once; open pages are not disturbed.`,
  async run({ positionals }) {
    const wanted = partsWithIds(positionals);
    await withSurroundings(async ({ ship }) => {
      sayOutcome(await promote(ship, wanted));
    });
  },
});
