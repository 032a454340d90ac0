import { parseSchedule, SCHEDULE_EXAMPLE } from '../canary/schedule.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { CONFIG_WORD, partsWithIds, POSTS_WORD } from '@site/delivery/commands/part-argument.ts';
import {
  linesForPages,
  printOutcome,
  printRefusal,
} from '@site/delivery/commands/print-outcome.ts';
import { reasonArgument } from '@site/delivery/commands/reason-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { shareArgument } from './share-argument.ts';
import { chosenService, openTarget, toHelp, toOption, whyHelp, whyOption } from './open-target.ts';

await runCommand({
  help: `npm run promote -- PART [ID] [PART [ID] …] [--why REASON] [--allow-broken-links REASON]
                        [--gone REASON] [--to URL]
       npm run promote -- PART [ID] … --canary 10 [--schedule ${SCHEDULE_EXAMPLE}]

Makes a release of a part live: the one that was released last, or the one with this id (see \`npm run
releases\`). Several parts go live together, as they must when the contract between them has changed.
"config" stands for site.config.json as it is now: a phone number, a price or a date is then new on every page.
"posts" stands for the published posts as they are in the database now; npm run blog does that by itself.

A version of the whole site is made and checked, and one pointer moves to it: visitors get all of it or
nothing. A running site shows it at once; open pages are not disturbed. What others promote at the same time
goes live as well.

With --canary only so many of a hundred visitors get it, each the same at every page; npm run canary shows how it goes,
gives it to more, or takes it back. It is taken back by itself when it fails more often than what is live.

${whyHelp}
  --allow-broken-links REASON   goes live although pages link to something that is not there
  --gone REASON   goes live although it no longer answers addresses that were public and redirects them nowhere
  --canary N      gives it to N of a hundred visitors first, N from 1 to 99; only parts can be tried so
  --schedule LIST gives it to more after a time: percent, and minutes, hours or days (m, h, d) after the beginning
${toHelp}`,
  options: {
    'allow-broken-links': { type: 'string' },
    gone: { type: 'string' },
    canary: { type: 'string' },
    schedule: { type: 'string' },
    ...whyOption,
    ...toOption,
  },
  async run({ positionals, options }) {
    const allowBrokenLinks = reasonArgument(options, 'allow-broken-links');
    const gone = reasonArgument(options, 'gone');
    const why = reasonArgument(options, 'why');
    const words = positionals.filter((word) => word !== CONFIG_WORD && word !== POSTS_WORD);
    const isOnlyOthers = words.length === 0 && positionals.length > 0;
    const parts = isOnlyOthers ? [] : partsWithIds(words);
    if (options['canary'] !== undefined) {
      if (words.length < positionals.length) throw new UsageError('Only parts can be a canary.');
      const share = shareArgument(options['canary'], 99);
      const steps = stepsIn(options['schedule'], share);
      await using target = await openTarget(options);
      const reasons = { allowBrokenLinks, gone, why };
      const begun = await target.canary.begin({ parts, share, steps, ...reasons });
      if (begun.kind === 'refused') {
        printRefusal(begun.problems, 'No canary was begun, and nothing has changed:');
        return;
      }
      console.log(`${begun.share} of 100 visitors get ${begun.what}.`);
      for (const line of linesForPages(begun.pages)) console.log(line);

      return;
    }
    if (options['schedule'] !== undefined) throw new UsageError('--schedule goes with --canary.');
    const { service, config } = chosenService(options);
    const promotion = {
      parts,
      config: positionals.includes(CONFIG_WORD)
        ? await readSiteConfig(config.siteConfigFile)
        : undefined,
      posts: positionals.includes(POSTS_WORD),
      allowBrokenLinks,
      gone,
      why,
    };
    if (service) {
      const { serviceTarget } = await import('../target/service-target.ts');
      printOutcome(await serviceTarget(service, config.dataDir).promote(promotion));
      return;
    }
    const { promoteHere } = await import('../target/own-site.ts');
    printOutcome(await promoteHere(config, promotion));
  },
});

function stepsIn(word: string | boolean | undefined, share: number) {
  if (word === undefined) return [];
  const steps = typeof word === 'string' ? parseSchedule(word) : null;
  if (steps && (steps[0]?.share ?? 0) > share) return steps;
  throw new UsageError(
    `--schedule takes rising shares and times, such as ${SCHEDULE_EXAMPLE}, from above ${share} on.`,
  );
}
