import {
  CONFIG_WORD,
  noMoreArguments,
  partArgument,
} from '@site/delivery/commands/part-argument.ts';
import { printOutcome } from '@site/delivery/commands/print-outcome.ts';
import { reasonArgument } from '@site/delivery/commands/reason-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { chosenService, toHelp, toOption, whyHelp, whyOption } from './open-target.ts';

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
    const { service, config } = chosenService(options);
    if (service) {
      const { serviceTarget } = await import('../target/service-target.ts');
      printOutcome(await serviceTarget(service, config.dataDir).rollBack(name, why));
      return;
    }
    const { rollBackHere } = await import('../target/own-site.ts');
    printOutcome(await rollBackHere(config, name, why));
  },
});
