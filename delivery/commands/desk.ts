import { readApiConfig } from '@site/api/config.ts';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { readCiRules } from '../access/ci-rules.ts';
import { printOutcome } from '../cli/print-outcome.ts';
import { ConfigError, parseDeliveryConfig } from '../config.ts';
import { createDeliveryService } from '../service/create-delivery-service.ts';
import { parseServiceConfig } from '../service/service-config.ts';
import { ship } from '../ship/ship.ts';
import type { Stores } from '../stores.ts';
import { boundTo, giveUpRoot } from './give-up-root.ts';
import { readStatusOf } from './status.ts';
import { takePostsInto } from './take-posts.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { withStores } from './with-context.ts';

/** Runs the HTTP API with which teams and their CI ship, until it is stopped. */
export async function desk(): Promise<void> {
  const { port, host, ciRulesFile } = parseServiceConfig(process.env);
  const api = readApiConfig();
  if (api.kind === 'invalid') throw new ConfigError(api.problems);
  const rights = parseDeliveryConfig(process.env);
  const opened = await giveUpRoot({ ...rights, host, port });
  const issuers = await readCiRules(ciRulesFile);
  await withStores(async ({ config, stores }) => {
    const service = await createDeliveryService({
      stores,
      takePosts: takePostsInto(stores),
      previewAddress: config.previews.address,
      readStatus: readStatusOf(stores.registry),
      logger: createServerLogger(),
      trustedProxies: api.config.trustedProxies,
      issuers,
    });
    const stopped = waitForShutdown();
    const address = await service.listen(boundTo({ host, port }, opened));
    console.log(`The delivery service listens at ${address}`);
    await finishPublication(stores);
    await stopped;
    await closeGracefully(service);
  });
}

/** Composes posts that an interrupted publication has stored and not shown. Hosts never compose. */
async function finishPublication(stores: Stores): Promise<void> {
  try {
    const data = () => takePostsInto(stores)(undefined);
    const outcome = await ship(stores, { data }, { what: 'posts at start' });
    if (outcome.kind === 'refused') printOutcome(outcome);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The posts could not be brought up to date: ${reason}`);
  }
}
