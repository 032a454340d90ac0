import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { createStatusDoor } from '../status/status-door.ts';
import { createStatusServer, statusPaths } from '../status/status-server.ts';
import { statusText } from '../status/status-text.ts';
import { fetchStatusLink } from '../target/status-link.ts';
import { parseServiceAddress } from '../target/target-config.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { readStatusOf } from './read-status.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { showLink, type Surroundings } from './show-link.ts';
import { waitForShutdown } from '@site/delivery/commands/wait-for-shutdown.ts';
import { toHelp, toOption } from './open-target.ts';
import { openSiteStores } from '@site/delivery/commands/open-site-stores.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';

const surroundings: Surroundings = {
  platform: process.platform,
  env: process.env,
  isTerminal: process.stdout.isTTY,
};

await runCommand({
  help: `npm run status
       npm run status -- --open [--to URL]

How the site is: live releases, the last shippings, what failed in browsers by release, how quick pages are for
visitors, what policies kept from happening, and how much visitors have sent. Counts alone: docs/signals.md.

  --open     shows it as a page: prints a link that is good once and for five minutes, and opens it where there is a
             desktop. Without a delivery service the page is served on this machine alone, until stopped (Ctrl+C)
${toHelp}. The key must be for shell,
             config, posts and sections

  DATA_DIR, DATABASE_URL, BLOBS, AWS_… as for npm start`,
  options: { open: { type: 'boolean' }, ...toOption },
  async run({ positionals, options: { open, to } }) {
    noMoreArguments(positionals);
    if (open === undefined && to !== undefined) {
      throw new UsageError('A delivery service shows its status as a page: add --open.');
    }
    if (open === undefined) {
      const config = parseDeliveryConfig(process.env);
      await using stores = await openSiteStores(config);
      const { registry } = stores;
      for (const line of statusText(await readStatusOf(registry)())) console.log(line);

      return;
    }
    const service = parseServiceAddress(process.env, typeof to === 'string' ? to : undefined);
    if (service) await showLink(await fetchStatusLink(service), surroundings);
    else await serveHere();
  },
});

/** Serves the page to browsers on this machine. */
async function serveHere(): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  await using stores = await openSiteStores(config);
  const { registry } = stores;
  const door = createStatusDoor();
  const server = await createStatusServer({
    door,
    readStatus: readStatusOf(registry),
    mayLook: async () => true,
    logger: createServerLogger(),
  });
  const stopped = waitForShutdown();
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const { ticket } = door.ticketFor('whoever runs this program');
  console.log(`Open this link within five minutes; it is good once (Ctrl+C ends the page):`);
  await showLink(`${address}${statusPaths.open}?ticket=${ticket}`, surroundings);
  await stopped;
  await closeGracefully(server);
}
