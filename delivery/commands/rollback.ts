import { rollBack } from '../ship/ship.ts';
import { CONFIG_WORD, noMoreArguments, partArgument } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

await runCommand({
  help: `npm run rollback -- PART

Makes the release of one part live that was live before, or with "config" the configuration. Nothing is built,
and when nothing else has changed since, nothing is rendered: visitors get the very bytes they got then.`,
  async run({ positionals: [word, ...rest] }) {
    const name = word === CONFIG_WORD ? CONFIG_WORD : partArgument(word);
    noMoreArguments(rest);
    await withStores(async ({ stores }) => printOutcome(await rollBack(stores, name)));
  },
});
