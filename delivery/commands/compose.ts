import { recompose } from '../registry/ship.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { sentenceFor } from './say-outcome.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run compose

Composes every page again from the live releases. Nothing is built. Run it after a change of
site.config.json: a phone number, a price or a date is then new on every page. Restart the running
site besides when the address of a third party, of the API or of the assets has changed: the headers
it sends name them.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withSurroundings(async ({ ship }) => console.log(sentenceFor(await recompose(ship))));
  },
});
