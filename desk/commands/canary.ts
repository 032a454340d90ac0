import { canaryText } from '../status/canary-text.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { printRefusal } from '@site/delivery/commands/print-outcome.ts';
import { reasonArgument } from '@site/delivery/commands/reason-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { shareArgument } from './share-argument.ts';
import { toHelp, toOption, whyHelp, whyOption, openTarget } from './open-target.ts';

await runCommand({
  help: `npm run canary [-- 25|50|100 | --stop] [--why REASON] [--to URL]

What a share of visitors gets before all do: begun with npm run promote -- PART --canary 10. Without a word, how the one
that was begun last goes: who gets it, how many pages were sent and how many failed, with it and without.

  N        gives it to N of a hundred visitors; those who have it keep it. With 100 it is live
  --stop   takes it back: everybody gets what is live at their next page
${whyHelp}
${toHelp}`,
  options: { stop: { type: 'boolean' }, ...whyOption, ...toOption },
  async run({ positionals: [word, ...rest], options }) {
    noMoreArguments(rest);
    const why = reasonArgument(options, 'why');
    const isStop = options['stop'] === true;
    if (isStop && word !== undefined) throw new UsageError('Give a share or --stop, not both.');
    const share = word === undefined ? null : shareArgument(word, 100);
    await using target = await openTarget(options);
    const { canary } = target;
    if (!isStop && share === null) {
      for (const line of canaryText(await canary.latest())) console.log(line);
      return;
    }
    const outcome = share === null ? await canary.stop(why) : await canary.step(share, why);
    if (outcome.kind === 'refused') printRefusal(outcome.problems, 'Nothing has changed:');
    else if (outcome.kind === 'stopped') console.log(`${outcome.what} is taken back.`);
    else if (outcome.share === 100) console.log(`Everybody gets ${outcome.what}.`);
    else console.log(`${outcome.share} of 100 visitors get ${outcome.what}.`);
  },
});
