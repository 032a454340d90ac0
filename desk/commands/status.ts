import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { printJson } from '@site/delivery/cli/output.ts';
import { showLink, thisTerminal } from '../cli/show-link.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { readSiteStatus, type SiteStatus } from '../status/site-status.ts';
import { createStatusDoor } from '../status/status-door.ts';
import { createStatusServer, statusPaths } from '../status/status-server.ts';
import { statusText } from '../status/status-text.ts';
import { waitForShutdown } from '@site/delivery/commands/wait-for-shutdown.ts';
import { openSiteStores } from '@site/delivery/commands/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/commands/open-visitors-database.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';

/** Reads the site's status. Opens the visitors' database only while reading. */
export function readStatusOf(registry: Registry): () => Promise<SiteStatus> {
  return async () => {
    await using visitors = await openVisitorsDatabase();
    return await readSiteStatus(registry, visitors.database);
  };
}

/** Prints the status of this machine's site, or serves it as a page to local browsers. */
export async function siteStatus({
  open,
  json,
}: {
  open?: boolean | undefined;
  json?: boolean | undefined;
}): Promise<void> {
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const { registry } = stores;
  if (open) {
    await servePage(registry);
    return;
  }
  const status = await readStatusOf(registry)();
  if (json) printJson(status);
  else for (const line of statusText(status)) console.log(line);
}

async function servePage(registry: Registry): Promise<void> {
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
  console.log(`Open this link within five minutes; it works once (Ctrl+C ends the page):`);
  await showLink(`${address}${statusPaths.open}?ticket=${ticket}`, thisTerminal());
  await stopped;
  await closeGracefully(server);
}
