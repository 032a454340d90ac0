import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { readCiRules } from '../access/ci-rules.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { createDeliveryService } from '../service/create-delivery-service.ts';
import { parseServiceConfig } from '../service/service-config.ts';
import { boundTo } from '@site/delivery/commands/bound-to.ts';
import { giveUpRoot } from '@site/delivery/commands/give-up-root.ts';
import { readStatusOf } from './read-status.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { printOutcome } from '@site/delivery/commands/print-outcome.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { takePostsInto } from './take-posts.ts';
import { waitForShutdown } from '@site/delivery/commands/wait-for-shutdown.ts';
import { apiConfig, openSiteStores } from '@site/delivery/commands/open-site-stores.ts';

await runCommand({
  help: `npm run delivery

Runs the delivery service until it is stopped (Ctrl+C): an HTTP API with which teams release, preview, promote and
roll back their sections from their own machines, each with its own key (npm run keys). It runs beside npm run serve and shares
its stores; visitors never meet it. docs/shipping-from-your-own-machine.md tells how teams use it; /openapi.json
describes it.

  DELIVERY_PORT   port to listen on (8090)
  DELIVERY_HOST   address to listen on (127.0.0.1). Keys are sent with every request, so let a proxy with TLS listen
                  for others
  PREVIEWS        where previews are, as for npm run serve
  DELIVERY_CONFIG which CIs may sign in with a token of theirs (delivery.config.json, if there is one)
  TRUSTED_PROXIES how many proxies of yours stand in front (0)
  RUN_AS, RUN_AS_ROOT as for npm run serve; DATA_DIR, DATABASE_URL, BLOBS, AWS_… as for npm start`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const { port, host, ciRulesFile } = parseServiceConfig(process.env);
    const { trustedProxies } = apiConfig();
    const config = parseDeliveryConfig(process.env);
    const opened = await giveUpRoot({ ...config, host, port });
    const issuers = await readCiRules(ciRulesFile);
    await using stores = await openSiteStores(config);
    const service = await createDeliveryService({
      stores,
      takePosts: takePostsInto(stores),
      previewAddress: config.previews.address,
      readStatus: readStatusOf(stores.registry),
      logger: createServerLogger(),
      trustedProxies,
      issuers,
    });
    const stopped = waitForShutdown();
    const address = await service.listen(boundTo({ host, port }, opened));
    console.log(`The delivery service answers at ${address}`);
    await finishPublication(stores);
    await stopped;
    await closeGracefully(service);
  },
});

/** Composes posts that an interrupted `blog publish` has stored and not shown. Hosts never compose. */
async function finishPublication(stores: Stores): Promise<void> {
  try {
    const data = () => takePostsInto(stores)(undefined);
    const outcome = await promote(stores, { data, what: 'posts at start' }, reviewPolicy(stores));
    if (outcome.kind === 'refused') printOutcome(outcome);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The posts could not be brought up to date: ${reason}`);
  }
}
