import { networkInterfaces } from 'node:os';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { createHost } from '../host/create-host.ts';
import { promote } from '../registry/ship.ts';
import { buildRelease } from '../releases/build-release.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { finishEarlier } from './finish-earlier.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { sayOutcome } from './say-outcome.ts';
import { untilStopped } from './until-stopped.ts';
import { withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm start

Builds, releases and promotes every part, composes the site, prepares the database, and serves
site and API on one port until it is stopped (Ctrl+C).

  PORT          port to listen on (8080)
  HOST          address to listen on (127.0.0.1); 0.0.0.0 lets phones in the same network in
  DATA_DIR      folder for releases, the composed site and the embedded database (.data)
  DATABASE_URL  postgres://… to keep what visitors send in PostgreSQL instead

  --serve-only  serve what is live already, without building`,
  options: { 'serve-only': { type: 'boolean' } },
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    await withSurroundings(async ({ config, ship, database, trustedProxies, deletionWebhook }) => {
      if (options['serve-only'] !== true) {
        const built: { name: PartName; id: string }[] = [];
        for (const [index, name] of partNames.entries()) {
          console.log(`[${index + 1}/${partNames.length}] Building ${name} …`);
          const { id } = await buildRelease(name, config);
          built.push({ name, id });
        }
        console.log('Composing the site …');
        const outcome = await promote(ship, built);
        sayOutcome(outcome);
        if (outcome.kind === 'refused') return;
      }
      await finishEarlier(ship);
      const server = await createHost({
        dataDir: config.dataDir,
        site: ship.site,
        database,
        logger: createServerLogger(),
        trustedProxies,
        deletionWebhook,
      });
      const stopped = untilStopped();
      await server.listen({ host: config.host, port: config.port });
      const address = server.server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      console.log(`\n${ship.site.product.name} is ready:`);
      for (const host of hostsToPrint(config.host)) console.log(`  http://${host}:${port}/`);
      await stopped;
      await closeGracefully(server);
    });
  },
});

/** The addresses a person can open: the host itself, or every one of this machine's when it listens on all. */
function hostsToPrint(host: string): string[] {
  if (host !== '0.0.0.0') return [host === '127.0.0.1' ? 'localhost' : host];
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...own];
}
