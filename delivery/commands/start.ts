import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { configId, keepConfig, ship } from '../ship/ship.ts';
import { isNews } from '../ship/what-is-new.ts';
import { noMoreArguments } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm start

Builds and releases every part, makes live what has changed since it was last released, prepares the database,
and serves site and API on one port until it is stopped (Ctrl+C). What was rolled back stays so.

  PORT          port to listen on (8080)
  HOST          address to listen on (127.0.0.1); 0.0.0.0 lets phones in the same network in
  DATA_DIR      folder for releases, versions of the site and the embedded database (.data)
  DATABASE_URL  postgres://… to keep what visitors send in PostgreSQL instead`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withStores(({ config, stores }) =>
      withDatabase(async (context) => {
        const parts: { name: PartName; id: string }[] = [];
        for (const [index, name] of partNames.entries()) {
          console.log(`[${index + 1}/${partNames.length}] Building ${name} …`);
          const { id } = await buildRelease(name, config);
          if (await isNews(stores, name, id)) {
            await stores.registry.noteRelease(name, id);
            parts.push({ name, id });
          }
        }
        const site = await readSiteConfig(config.siteConfigFile);
        const isNew = await isNews(stores, 'config', configId(site));
        console.log('Composing the site …');
        const outcome = await ship(stores, {
          parts,
          ...(isNew && { config: await keepConfig(stores, site) }),
          data: revisionOf(stores, { site, database: context.database }),
        });
        printOutcome(outcome);
        if (outcome.kind === 'shipped') await serveSite(config, stores, context);
      }),
    );
  },
});
