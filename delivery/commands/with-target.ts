import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { ownTarget } from '../target/own-target.ts';
import { serviceTarget } from '../target/service-target.ts';
import { parseServiceAddress, secretNames } from '../target/target-config.ts';
import { takePostsInto } from './take-posts.ts';
import { withStores } from './with-context.ts';

/** The option with which a command ships to a delivery service, and what its help says of it. */
export const toOption = { to: { type: 'string' } } as const;
export const toHelp = `  --to URL   a delivery service, in place of the site of this folder; DELIVERY_URL says the same for every command.
             Your key is in DELIVERY_KEY (docs/shipping-from-your-own-machine.md)`;

/** The option with which a person says why, and what help says of it. */
export const whyOption = { why: { type: 'string' } } as const;
export const whyHelp = '  --why REASON   is kept in the journal (npm run history)';

type Words = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs a command on what it ships to: the delivery service that it was given, or the stores of this folder, which are
 * opened for it and closed again. With a service nothing else is needed of this machine than what was built on it.
 */
export async function withTarget(
  { to }: Words,
  work: (context: { config: DeliveryConfig; target: DeliveryTarget }) => Promise<void>,
): Promise<void> {
  const address = parseServiceAddress(process.env, typeof to === 'string' ? to : undefined);
  // A build runs what many people wrote. None of it gets what opens the delivery service.
  for (const name of secretNames) delete process.env[name];
  if (address) {
    const config = parseDeliveryConfig(process.env);
    await work({ config, target: serviceTarget(address, config.dataDir) });
    return;
  }
  await withStores(({ config, stores }) => {
    const takePosts = takePostsInto(stores);
    const previewAddress = config.previews.address;
    return work({ config, target: ownTarget(stores, { takePosts, previewAddress }) });
  });
}
