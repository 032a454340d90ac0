import { checkLinks } from '../links/check-links.ts';
import { citedLinks } from '../links/cited-links.ts';
import { readConfig } from '../versions/read-version.ts';
import { linesForLinks } from './lines-for-links.ts';
import { noMoreArguments } from './part-argument.ts';
import { printable } from './printable.ts';
import { runCommand, UsageError } from './run-command.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { openSiteStores } from './open-site-stores.ts';
import { parseDeliveryConfig } from '../config.ts';

/** A weekly job that takes past midnight must not leave anything to the week after. */
const USUAL_DAYS = 6;
const USUAL_MINUTES = 30;

await runCommand({
  help: `npm run links [-- --days N] [--minutes N] [--json]

Asks other sites whether the addresses that the live pages link to are still there, and lists by section and page
which are dead and which have moved for good. Ends with 1 when one is dead. It is uncertain what a site keeps from
programs, or does not answer today. A host is asked one thing at a time and no page is read; networks that are not
public are not asked.

What was found is kept in the data folder, so a run that was ended (Ctrl+C) is continued by the next.

  --days N      checks again what was checked N days ago or earlier (${USUAL_DAYS}; 0: everything). What was uncertain is
                checked each time
  --minutes N   ends after N minutes (${USUAL_MINUTES})
  --json        prints JSON instead of a table: everything, also what is uncertain or fine

  DATA_DIR, DATABASE_URL, BLOBS, AWS_… as for npm start`,
  options: { days: { type: 'string' }, minutes: { type: 'string' }, json: { type: 'boolean' } },
  async run({ positionals, options: { days, minutes, json } }) {
    noMoreArguments(positionals);
    const wholeDays = numberIn('--days', days, USUAL_DAYS);
    const limit = AbortSignal.timeout(numberIn('--minutes', minutes, USUAL_MINUTES) * 60_000);
    const stop = new AbortController();
    void waitForShutdown().then(() => stop.abort());
    const config = parseDeliveryConfig(process.env);
    await using stores = await openSiteStores(config);
    const { dataDir, blobs, registry } = stores;
    const { version } = await registry.live();
    if (!version) throw new Error('Nothing is live yet: run npm start first.');
    const site = await readConfig(blobs, version.config);
    const cited = await citedLinks(blobs, version, site);
    const signal = AbortSignal.any([limit, stop.signal]);
    const checked = await checkLinks([...cited.keys()], {
      dataDir,
      site,
      days: wholeDays,
      signal,
    });
    if (json === true) {
      const all = [...cited].map(([address, shownOn]) => ({
        address,
        on: checked.get(address)?.on,
        ...checked.get(address)?.finding,
        pages: Object.fromEntries([...shownOn].map(([part, pages]) => [part, [...pages]])),
      }));
      console.log(JSON.stringify(all, null, 2));
    } else {
      for (const line of linesForLinks(cited, checked)) console.log(printable(line));
    }
    if ([...checked.values()].some(({ finding }) => finding.kind === 'dead')) {
      process.exitCode = 1;
    }
  },
});

function numberIn(option: string, word: string | boolean | undefined, usual: number): number {
  if (typeof word !== 'string') return usual;
  if (/^\d{1,4}$/.test(word)) return Number(word);
  throw new UsageError(`${option} takes a whole number.`);
}
