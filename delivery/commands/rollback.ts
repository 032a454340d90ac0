import { CONFIG_WORD, noMoreArguments, partArgument } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { reasonArgument } from './reason-argument.ts';
import { runCommand } from './run-command.ts';
import { toHelp, toOption, whyHelp, whyOption, withTarget } from './with-target.ts';

await runCommand({
  help: `npm run rollback -- PART [--why REASON] [--to URL]

Makes the release of one part live that was live before, or with "config" the configuration. Nothing is built,
and when nothing else has changed since, nothing is rendered: visitors get the very bytes they got then.

${whyHelp}
${toHelp}`,
  options: { ...whyOption, ...toOption },
  async run({ positionals: [word, ...rest], options }) {
    const name = word === CONFIG_WORD ? CONFIG_WORD : partArgument(word);
    noMoreArguments(rest);
    const why = reasonArgument(options, 'why');
    await withTarget(options, async ({ target }) => printOutcome(await target.rollBack(name, why)));
  },
});
