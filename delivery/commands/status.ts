import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { printJson } from '../cli/output.ts';
import { showLink, thisTerminal } from '../cli/show-link.ts';
import type { Registry } from '../registry/registry.ts';
import { readSiteStatus, type SiteStatus } from '../status/site-status.ts';
import { createStatusDoor } from '../status/status-door.ts';
import { createStatusServer, statusPaths } from '../status/status-server.ts';
import { statusText } from '../status/status-text.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { withDatabase, withStores } from './with-context.ts';

/** Reads the status of the site. The database that visitors write to is opened for that alone. */
export function readStatusOf(registry: Registry): () => Promise<SiteStatus> {
  return () => withDatabase(({ database }) => readSiteStatus(registry, database));
}

/** Prints the status of the site of this machine, or serves it as a page to browsers here. */
export async function siteStatus({
  open,
  json,
}: {
  open?: boolean | undefined;
  json?: boolean | undefined;
}): Promise<void> {
  await withStores(async ({ stores: { registry } }) => {
    if (open) {
      await servePage(registry);
      return;
    }
    const status = await readStatusOf(registry)();
    if (json) printJson(status);
    else for (const line of statusText(status)) console.log(line);
  });
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
