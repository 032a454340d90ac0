import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import type { ReviewTarget } from '../target/review-target.ts';
import { parseServiceAddress, secretNames, type ServiceAddress } from '../target/target-config.ts';

/** The option with which a command ships to a delivery service, and what its help says of it. */
export const toOption = { to: { type: 'string' } } as const;
export const toHelp = `  --to URL   a delivery service, in place of the site of this folder; DELIVERY_URL says the same for every command.
             Your key is in DELIVERY_KEY (docs/shipping-from-your-own-machine.md)`;

/** The option with which a person says why, and what help says of it. */
export const whyOption = { why: { type: 'string' } } as const;
export const whyHelp = '  --why REASON   is kept in the journal (npm run history)';

type Words = Readonly<Record<string, string | boolean | undefined>>;

/** What a command ships to. */
export type OpenTarget = DeliveryTarget &
  AsyncDisposable & {
    config: DeliveryConfig;
    /** Loads the code for reviews, which few commands need. */
    reviews: () => Promise<ReviewTarget>;
  };

/** The delivery service that a command was given, or `null` for the site of this folder. */
export function chosenService({ to }: Words): {
  service: ServiceAddress | null;
  config: DeliveryConfig;
} {
  const service = parseServiceAddress(process.env, typeof to === 'string' ? to : undefined);
  // A build runs what many people wrote. None of it gets what opens the delivery service.
  for (const name of secretNames) delete process.env[name];
  return { service, config: parseDeliveryConfig(process.env) };
}

/** Opens the delivery service that a command was given, or the stores of this folder. */
export async function openTarget(options: Words): Promise<OpenTarget> {
  const { service, config } = chosenService(options);
  if (service) {
    const { serviceTarget } = await import('../target/service-target.ts');
    return {
      ...serviceTarget(service, config.dataDir),
      config,
      async reviews() {
        const { serviceReviews } = await import('../target/service-reviews.ts');
        return serviceReviews(service);
      },
      [Symbol.asyncDispose]: async () => {},
    };
  }
  // Loaded when it is needed: a section in a repository of its own has a service, and no databases.
  const { openOwnTarget } = await import('../target/own-site.ts');
  return { ...(await openOwnTarget(config)), config };
}
