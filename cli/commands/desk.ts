import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { dropRoot } from '@site/delivery/host/drop-root.ts';
import { loadDesk } from './load-desk.ts';
import { printOutcome } from '../terminal/print-outcome.ts';
import { reviewPolicy } from '@site/desk/review/review-policy.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { takePostsInto } from '@site/desk/delivery/take-posts.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';

/** Serves the desk, where teams and their CI work, until stopped. */
export async function desk(): Promise<void> {
  const config = parseDeskConfig(process.env);
  const delivery = parseDeliveryConfig(process.env);
  const opened = await dropRoot({ ...delivery, host: config.host, port: config.port });
  await using stores = await openSiteStores(delivery);
  await using visitors = await openVisitorsDatabase();
  const { openDesk } = await loadDesk();
  const stopped = waitForShutdown();
  await using served = await openDesk(config, { stores, visitors, delivery, opened });
  console.log(`The desk is at ${served.origin}/`);
  await finishPublication(stores);
  await stopped;
}

/** Composes posts that an interrupted publication stored but did not show. Hosts never compose. */
async function finishPublication(stores: Stores): Promise<void> {
  try {
    const data = takePostsInto(stores);
    const outcome = await promote(stores, { data, what: 'posts at start' }, reviewPolicy(stores));
    if (outcome.kind === 'refused') printOutcome(outcome);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Could not compose the stored posts: ${reason}`);
  }
}
