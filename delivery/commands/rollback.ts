import { rollBack } from '../registry/ship.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { sayOutcome } from './say-outcome.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run rollback -- PART

Makes the release of one part live that was live before. Nothing is built.`,
  async run({ positionals: [word, ...rest] }) {
    const name = partArgument(word);
    noMoreArguments(rest);
    await withSurroundings(async ({ ship }) => sayOutcome(await rollBack(ship, name)));
  },
});
