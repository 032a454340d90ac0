import { ship } from '../ship/ship.ts';
import { noMoreArguments } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { liveConfig, withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run serve

Serves what is live, site and API on one port, until it is stopped (Ctrl+C). Nothing is built: this is what a
service runs. Whatever is shipped meanwhile is served at once.

  PORT, HOST, DATA_DIR, DATABASE_URL as for npm start`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withStores(({ config, stores }) =>
      withDatabase(async (context) => {
        // A publication that was ended halfway has stored its post and not yet shown it.
        const data = revisionOf(stores, {
          site: await liveConfig(stores),
          database: context.database,
        });
        const outcome = await ship(stores, { data }, { what: 'posts at start' });
        if (outcome.kind === 'refused') printOutcome(outcome);
        await serveSite(config, stores, context);
      }),
    );
  },
});
