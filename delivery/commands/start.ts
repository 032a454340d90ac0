import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { noteRelease } from '../releases/shared-release.ts';
import { configId, keepConfig, ship } from '../ship/ship.ts';
import { shareLive } from '../ship/share-live.ts';
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
  DATABASE_URL  postgres://… to keep what visitors send, and what is shipped, in PostgreSQL instead
  BLOBS         s3://bucket/prefix to keep releases, pages and files in object storage, for several machines;
                with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL
                (docs/running-on-many-machines.md)`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withStores(({ config, stores }) =>
      withDatabase(async (context) => {
        await shareLive(stores);
        const parts: { name: PartName; id: string }[] = [];
        for (const [index, name] of partNames.entries()) {
          console.log(`[${index + 1}/${partNames.length}] Building ${name} …`);
          const release = await buildRelease(name, config);
          const { id } = release;
          if (await isNews(stores, name, id)) {
            await noteRelease(stores, release);
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
