import path from 'node:path';
import { repositoryRoot, parseDeliveryConfig } from '../config.ts';
import { openLiveSite, originOfSite } from '../dev/against/live-site.ts';
import { develop, type Inside } from '../dev/develop.ts';
import { ownParts } from '../sections/own-sections.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand, UsageError } from './run-command.ts';
import { openSiteStores } from './open-site-stores.ts';
import { openVisitorsDatabase } from './open-visitors-database.ts';

await runCommand({
  help: `npm run dev [-- PART]
       npm run dev -- SECTION [--from FOLDER] --against https://www.example.in

Serves the site and shows what you save: of all parts in this folder, or of PART alone inside the live releases
of the others (the shell is built for development as well). Words, styles and components are replaced
in open pages, which keep what was entered; the composed pages follow, as they do when site.config.json is saved.
What is wrong is said in the page.
Uses a data folder of its own (DATA_DIR/dev), so what is live stays as it is.

  --against URL   inside a site that runs elsewhere: its other sections, configuration and posts are read from it as
                  everybody gets them, and nothing of them is built or needed here. Forms send nothing.
                  DATA_DIR/dev-against is used then
  --from FOLDER   the section's own repository, with its packages installed (docs/a-section-of-your-own.md)

  PORT, HOST, DATA_DIR, DATABASE_URL as for npm start`,
  options: { against: { type: 'string' }, from: { type: 'string' } },
  async run({ positionals: [word, ...rest], options: { against, from } }) {
    // React replaces components of a running page in its development build alone, and the shell brings React.
    const names = new Set(word === undefined ? ownParts() : [partArgument(word), 'shell' as const]);
    noMoreArguments(rest);
    if (from !== undefined && against === undefined) {
      throw new UsageError('--from takes a section that is shown with --against URL.');
    }
    const developed = [...names].map((name) => ({
      name,
      source:
        typeof from === 'string' && name === word
          ? path.resolve(from)
          : path.join(repositoryRoot, name),
    }));
    const inside = typeof against === 'string' ? await siteArgument(against, word) : null;
    const config = parseDeliveryConfig(process.env);
    await using live = await openSiteStores(config);
    await using context = await openVisitorsDatabase();
    await develop(developed, config, { live, inside }, context, (address) =>
      console.log(`\n${address}/ shows ${[...names].join(', ')} as you write.`),
    );
  },
});

async function siteArgument(address: string, word: string | undefined): Promise<Inside> {
  const part = partArgument(word);
  if (part === 'shell') throw new UsageError('--against shows one section inside a running site.');
  const origin = originOfSite(address);
  if (origin === null) {
    throw new UsageError(
      '--against takes the https address of a running site (http only on this machine), without a page.',
    );
  }
  return { part, site: await openLiveSite(origin) };
}
