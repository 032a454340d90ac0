import { parseDeliveryConfig } from '../config.ts';
import { giveUpRoot } from './give-up-root.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { withDatabase, withStores } from './with-context.ts';

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
        withDatabase((context) => serveSite(config, stores, context, { opened }), {
          isPatient: true,
        }),
      { isPatient: true },
    );
  },
});
