import { readSiteConfig } from '../read-site-config.ts';
import { keepConfig, ship } from '../ship/ship.ts';
import { CONFIG_WORD, partsWithIds, POSTS_WORD } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { runCommand, UsageError } from './run-command.ts';
import { liveConfig, withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run promote -- PART [ID] [PART [ID] …] [--allow-broken-links REASON]

Makes a release of a part live: the one that was released last, or the one with this id (see \`npm run
releases\`). Several parts go live together, as they must when the contract between them has changed.
"config" stands for site.config.json as it is now: a phone number, a price or a date is then new on every page.
"posts" stands for the published posts as they are in the database now; npm run blog does that by itself.

A version of the whole site is made and checked, and one pointer moves to it: visitors get all of it or
nothing. A running site shows it at once; open pages are not disturbed. What others promote at the same time
goes live as well.

  --allow-broken-links REASON   goes live although pages link to something that is not there`,
  options: { 'allow-broken-links': { type: 'string' } },
  async run({ positionals, options }) {
    const reason = options['allow-broken-links'];
    if (reason === '') throw new UsageError('Say why broken links are allowed.');
    const words = positionals.filter((word) => word !== CONFIG_WORD && word !== POSTS_WORD);
    const isOnlyOthers = words.length === 0 && positionals.length > 0;
    const parts = isOnlyOthers ? [] : partsWithIds(words);
    const allowed = typeof reason === 'string' ? { allowBrokenLinks: reason } : {};
    await withStores(async ({ config, stores }) => {
      const site = positionals.includes(CONFIG_WORD)
        ? await readSiteConfig(config.siteConfigFile)
        : null;
      const wanted = { parts, ...(site && { config: await keepConfig(stores, site) }) };
      if (!positionals.includes(POSTS_WORD)) {
        printOutcome(await ship(stores, wanted, allowed));
        return;
      }
      // Nothing but posts needs the database that visitors write to.
      await withDatabase(async ({ database }) => {
        const data = revisionOf(stores, {
          site: site ?? (await liveConfig(stores)),
          database,
        });
        printOutcome(await ship(stores, { ...wanted, data }, allowed));
      });
    });
  },
});
