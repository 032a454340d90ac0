import { cp } from 'node:fs/promises';
import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import type { DeliveryConfig } from '../config.ts';
import { createPageReloader } from '../dev/page-reloader.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { createHost } from '../host/create-host.ts';
import { readRegistry } from '../registry/registry.ts';
import { promote } from '../registry/ship.ts';
import { buildRelease } from '../releases/build-release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { untilStopped } from './until-stopped.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run dev [-- PART]

Serves the site and builds what you change: all six parts, or only PART, inside the live releases of
the others. A saved change is released, composed and shown: open pages that show it reload by
themselves. Uses a data folder of its own (DATA_DIR/dev), so what is live stays as it is.

  PORT, HOST, DATA_DIR, DATABASE_URL as for npm start`,
  async run({ positionals: [word, ...rest] }) {
    const developed = word === undefined ? partNames : [partArgument(word)];
    noMoreArguments(rest);
    await withSurroundings(
      async ({ config, ship: live, database, trustedProxies, deletionWebhook }) => {
        const dataDir = path.join(config.dataDir, 'dev');
        const ship = { ...live, dataDir };
        const wanted: { name: PartName; id: string }[] = [];
        for (const name of partNames) {
          console.log(`Preparing ${name} …`);
          wanted.push({ name, id: await prepare(name, developed.includes(name), config, dataDir) });
        }
        const outcome = await promote(ship, wanted);
        if (outcome.kind === 'refused') throw new Error(outcome.problems.join('\n'));

        const reloader = createPageReloader();
        const server = await createHost({
          dataDir,
          site: ship.site,
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
            const { id } = await buildRelease(name, { ...config, dataDir, mode: 'development' });
            const shipped = await promote(ship, [{ name, id }]);
            if (shipped.kind === 'refused') throw new Error(shipped.problems.join('\n'));
            console.log(`${name} is new (${Math.round(performance.now() - startedAt)} ms)`);
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
          }
        }

        await untilStopped();
        watcher.close();
        reloader.close();
        await closeGracefully(server);
      },
    );
  },
});

/** Gives the release to begin with: a fresh one of what is developed, else a copy of the live one. */
async function prepare(
  name: PartName,
  isDeveloped: boolean,
  config: DeliveryConfig,
  dataDir: string,
): Promise<string> {
  const live = (await readRegistry(config.dataDir)).parts[name]?.live;
  if (live && !isDeveloped) {
    await cp(releaseFolder(config.dataDir, name, live), releaseFolder(dataDir, name, live), {
      recursive: true,
    });
    return live;
  }
  const mode = isDeveloped ? 'development' : 'production';
  return (await buildRelease(name, { ...config, dataDir, mode })).id;
}
