import { cp } from 'node:fs/promises';
import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import type { DeliveryConfig } from '../config.ts';
import { createPageReloader } from '../dev/page-reloader.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { createHost } from '../host/create-host.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { bringRelease } from '../releases/shared-release.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { runCommand } from './run-command.ts';
import { keepConfig, ship, type Wanted } from '../ship/ship.ts';
import { openStores, type Stores } from '../stores.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { type DatabaseContext, withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run dev [-- PART]

Serves the site and builds what you change: all six parts, or only PART, inside the live releases of
the others. A saved change is released, composed and shown: open pages that show it reload by
themselves. Uses a data folder of its own (DATA_DIR/dev), so what is live stays as it is.

  PORT, HOST, DATA_DIR, DATABASE_URL as for npm start`,
  async run({ positionals: [word, ...rest] }) {
    const developed = word === undefined ? partNames : [partArgument(word)];
    noMoreArguments(rest);
    await withStores(({ config, stores: live }) =>
      withDatabase((context) => develop(developed, config, live, context)),
    );
  },
});

async function develop(
  developed: readonly PartName[],
  config: DeliveryConfig,
  live: Stores,
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
): Promise<void> {
  const dataDir = path.join(config.dataDir, 'dev');
  // Never the server that visitors' versions are in.
  const stores = await openStores(dataDir, {
    dialect: 'sqlite',
    file: path.join(dataDir, 'database.sqlite'),
  });
  const inDevelopment: DeliveryConfig = { ...config, dataDir, mode: 'development' };
  const parts: { name: PartName; id: string }[] = [];
  for (const name of partNames) {
    console.log(`Preparing ${name} …`);
    const id = developed.includes(name)
      ? (await buildRelease(name, inDevelopment)).id
      : await copyLive(name, live, { ...config, dataDir });
    parts.push({ name, id });
  }
  const site = await readSiteConfig(config.siteConfigFile);
  await shipOrThrow(stores, {
    parts,
    config: await keepConfig(stores, site),
    data: revisionOf(stores, { site, database }),
  });

  const reloader = createPageReloader();
  const server = await createHost({
    stores,
    database,
    logger: createServerLogger(),
    trustedProxies,
    deletionWebhook,
    extend: reloader.extend,
  });
  await server.listen({ host: config.host, port: config.port });
  const watcher = watchSources(developed, async (changed) => {
    for (const name of changed) {
      await shipChange(name);
      reloader.announce(name);
    }
  });
  console.log(
    `\nhttp://${config.host}:${config.port}/ shows ${developed.join(', ')} as you write.`,
  );

  async function shipChange(name: PartName): Promise<void> {
    const startedAt = performance.now();
    try {
      const { id } = await buildRelease(name, inDevelopment);
      await shipOrThrow(stores, { parts: [{ name, id }] });
      console.log(`${name} is new (${Math.round(performance.now() - startedAt)} ms)`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  await waitForShutdown();
  watcher.close();
  reloader.close();
  await closeGracefully(server);
  await stores.registry.close();
}

/** While somebody develops, a link may lead to a page that is still to be written. */
async function shipOrThrow(stores: Stores, wanted: Wanted): Promise<void> {
  const outcome = await ship(stores, wanted, { allowBrokenLinks: 'development' });
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('\n'));
}

/** Copies the release of a part that visitors get; builds one when none is live. */
async function copyLive(name: PartName, live: Stores, config: DeliveryConfig): Promise<string> {
  const { version } = await live.registry.live();
  const id = version?.parts[name]?.release;
  const release = id === undefined ? null : await bringRelease(live, name, id);
  if (id === undefined || !release) return (await buildRelease(name, config)).id;
  const [from, to] = [live.dataDir, config.dataDir].map((folder) =>
    releaseFolder(folder, name, id),
  );
  if (from !== undefined && to !== undefined) await cp(from, to, { recursive: true });
  return id;
}
