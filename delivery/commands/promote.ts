import { readSiteConfig } from '../read-site-config.ts';
import { CONFIG_WORD, partsWithIds, POSTS_WORD } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { reasonArgument } from './reason-argument.ts';
import { runCommand } from './run-command.ts';
import { toHelp, toOption, whyHelp, whyOption, withTarget } from './with-target.ts';

await runCommand({
  help: `npm run promote -- PART [ID] [PART [ID] …] [--why REASON] [--allow-broken-links REASON] [--to URL]

Makes a release of a part live: the one that was released last, or the one with this id (see \`npm run
releases\`). Several parts go live together, as they must when the contract between them has changed.
"config" stands for site.config.json as it is now: a phone number, a price or a date is then new on every page.
"posts" stands for the published posts as they are in the database now; npm run blog does that by itself.

A version of the whole site is made and checked, and one pointer moves to it: visitors get all of it or
nothing. A running site shows it at once; open pages are not disturbed. What others promote at the same time
goes live as well.

${whyHelp}
  --allow-broken-links REASON   goes live although pages link to something that is not there
${toHelp}`,
  options: { 'allow-broken-links': { type: 'string' }, ...whyOption, ...toOption },
  async run({ positionals, options }) {
    const allowBrokenLinks = reasonArgument(options, 'allow-broken-links');
    const why = reasonArgument(options, 'why');
    const words = positionals.filter((word) => word !== CONFIG_WORD && word !== POSTS_WORD);
    const isOnlyOthers = words.length === 0 && positionals.length > 0;
    const parts = isOnlyOthers ? [] : partsWithIds(words);
    await withTarget(options, async ({ config, target }) => {
      const site = positionals.includes(CONFIG_WORD)
        ? await readSiteConfig(config.siteConfigFile)
        : undefined;
      const posts = positionals.includes(POSTS_WORD);
      printOutcome(await target.promote({ parts, config: site, posts, allowBrokenLinks, why }));
    });
  },
});
