import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { readCiRules } from '@site/desk/access/ci-rules.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { createDeliveryService } from '@site/desk/delivery/create-delivery-service.ts';
import { parseServiceConfig } from '@site/desk/delivery/service-config.ts';
import { listenOptions, dropRoot } from '@site/delivery/host/drop-root.ts';
import { loadDesk } from './load-desk.ts';
import { printOutcome } from '../terminal/print-outcome.ts';
import { reviewPolicy } from '@site/desk/review/review-policy.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { takePostsInto } from '@site/desk/delivery/take-posts.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';
import { takePostsAt } from '@site/desk/web/posts/take-post.ts';
import { apiConfig, openSiteStores } from '@site/delivery/stores/open-site-stores.ts';

/** Runs the teams' web app and the HTTP API for teams and their CI, until stopped. */
export async function desk(): Promise<void> {
  const { port, host, ciRulesFile } = parseServiceConfig(process.env);
  const { trustedProxies } = apiConfig();
  const config = parseDeliveryConfig(process.env);
  const opened = await dropRoot({ ...config, host, port });
  const issuers = await readCiRules(ciRulesFile);
  await using stores = await openSiteStores(config);
  await using visitors = await openVisitorsDatabase();
  const { database } = visitors;
  const service = await createDeliveryService({
    stores,
    takePosts: takePostsInto(stores),
    takePost: takePostsAt({ stores, database }),
    previewAddress: config.previews.address,
    logger: createServerLogger(),
    trustedProxies,
    issuers,
  });
  const { openDesk } = await loadDesk();
  await using web = await openDesk(parseDeskConfig(process.env), stores, visitors, config);
  const stopped = waitForShutdown();
  const address = await service.listen(listenOptions({ host, port }, opened));
  console.log(`The desk is at ${web.origin}/`);
  console.log(`The delivery service listens at ${address}`);
  await finishPublication(stores);
  await stopped;
  await closeGracefully(service);
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
