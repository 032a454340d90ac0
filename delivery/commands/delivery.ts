import { readApiConfig } from '@site/api/config.ts';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { readCiRules } from '../access/ci-rules.ts';
import { ConfigError, parseDeliveryConfig } from '../config.ts';
import { createDeliveryService } from '../service/create-delivery-service.ts';
import { parseServiceConfig } from '../service/service-config.ts';
import { boundTo } from './bound-to.ts';
import { giveUpRoot } from './give-up-root.ts';
import { readStatusOf } from './read-status.ts';
import { noMoreArguments } from './part-argument.ts';
import { printOutcome } from './print-outcome.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { runCommand } from './run-command.ts';
import { promote } from '../promotion/promote.ts';
import type { Stores } from '../stores.ts';
import { takePostsInto } from './take-posts.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { withStores } from './with-context.ts';

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
      console.log(`The delivery service answers at ${address}`);
      await finishPublication(stores);
      await stopped;
      await closeGracefully(service);
    });
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
