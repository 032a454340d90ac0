import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { giveUpRoot } from '@site/delivery/commands/give-up-root.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { serveSite } from '@site/delivery/commands/serve-site.ts';
import { deskExtensions } from './desk-extensions.ts';
import { openSiteStores } from '@site/delivery/commands/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/commands/open-visitors-database.ts';

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
    const config = parseDeliveryConfig(process.env);
    const opened = await giveUpRoot(config);
    await using stores = await openSiteStores(config, { isPatient: true });
    await using context = await openVisitorsDatabase({
      isPatient: true,
    });
    await serveSite(config, stores, context, { opened, extensions: deskExtensions(config) });
  },
});
