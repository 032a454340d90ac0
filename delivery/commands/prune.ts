import { prune } from '../promotion/prune.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { openSiteStores } from './open-site-stores.ts';
import { parseDeliveryConfig } from '../config.ts';

await runCommand({
  help: `npm run prune [-- --dry-run]

Throws away releases, pages and files that no version reaches any more: the live one, the 50 before it, whose
pages may still be open, previews that have not ended, and the last ten releases of each part, to go back to. What is
younger than a day stays.

  --dry-run   says what would be thrown away, and throws nothing away`,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    const dryRun = options['dry-run'] === true;
    const config = parseDeliveryConfig(process.env);
    await using stores = await openSiteStores(config);
    const { blobs, releases, unfinished } = await prune(stores, { dryRun });
    const did = dryRun ? 'Would be thrown away' : 'Thrown away';
    for (const { name, id } of releases) console.log(`  ${name} ${id}`);
    for (const file of unfinished) console.log(`  ${file}`);
    console.log(
      `${did}: ${releases.length} releases, ${blobs.length} blobs, ${unfinished.length} half-written.`,
    );
  },
});
