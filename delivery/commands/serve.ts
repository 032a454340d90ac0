import { parseDeliveryConfig } from '../config.ts';
import { ship } from '../ship/ship.ts';
import { giveUpRoot } from './give-up-root.ts';
import { noMoreArguments } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import type { Stores } from '../stores.ts';
import { type DatabaseContext, liveConfig, withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run serve

Serves what is live, site and API on one port, until it is stopped (Ctrl+C). Nothing is built: this is what a
service runs. Whatever is shipped meanwhile is served at once. When the database or the object storage is away,
what was served last is served on, after a restart too.

It does not run as root unless it is told to, and needs production packages only (npm ci --omit=dev).

  RUN_AS         the user to become after opening the port, when root starts it
  RUN_AS_ROOT    yes lets it run as root
  PORT, HOST, DATA_DIR, DATABASE_URL, BLOBS, AWS_… as for npm start`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const opened = await giveUpRoot(parseDeliveryConfig(process.env));
    await withStores(
      ({ config, stores }) =>
        withDatabase(
          async (context) => {
            await bringPostsUpToDate(stores, context);
            await serveSite(config, stores, context, { opened });
          },
          { isPatient: true },
        ),
      { isPatient: true },
    );
  },
});

/** A publication that was ended halfway has stored its post and not yet shown it. */
async function bringPostsUpToDate(stores: Stores, { database }: DatabaseContext): Promise<void> {
  try {
    const data = revisionOf(stores, { site: await liveConfig(stores), database });
    const outcome = await ship(stores, { data }, { what: 'posts at start' });
    if (outcome.kind === 'refused') printOutcome(outcome);
  } catch (error) {
    // The site itself can be served as it was last.
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The posts could not be brought up to date: ${reason}`);
  }
}
