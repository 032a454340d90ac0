import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import type { ReviewTarget } from '../target/review-target.ts';
import { serviceTarget } from '../target/service-target.ts';
import { parseServiceAddress, secretNames } from '../target/target-config.ts';

/** The option with which a command ships to a delivery service, and what its help says of it. */
export const toOption = { to: { type: 'string' } } as const;
export const toHelp = `  --to URL   a delivery service, in place of the site of this folder; DELIVERY_URL says the same for every command.
             Your key is in DELIVERY_KEY (docs/shipping-from-your-own-machine.md)`;

/** The option with which a person says why, and what help says of it. */
export const whyOption = { why: { type: 'string' } } as const;
export const whyHelp = '  --why REASON   is kept in the journal (npm run history)';

type Words = Readonly<Record<string, string | boolean | undefined>>;

/** What a command ships to, before it is opened. */
type WantedTarget = {
  config: DeliveryConfig;
  /** Reads the code that is needed to open it, which takes a moment: worth doing beside something else. */
  load: () => Promise<unknown>;
  open: (
    work: (target: DeliveryTarget, openReviews: () => Promise<ReviewTarget>) => Promise<void>,
  ) => Promise<void>;
};

/**
 * What a command is to ship to: the delivery service that it was given, or the stores of this folder, which are opened
 * for it and closed again. With a service nothing else is needed of this machine than what was built on it.
 */
export function wantedTarget({ to }: Words): WantedTarget {
  const address = parseServiceAddress(process.env, typeof to === 'string' ? to : undefined);
  // A build runs what many people wrote. None of it gets what opens the delivery service.
  for (const name of secretNames) delete process.env[name];
  const config = parseDeliveryConfig(process.env);
  if (address) {
    return {
      config,
      load: async () => {},
      open: (work) =>
        work(serviceTarget(address, config.dataDir), async () => {
          const { serviceReviews } = await import('../target/service-reviews.ts');
          return serviceReviews(address);
        }),
    };
  }
  // Loaded when it is needed: a section in a repository of its own has a service, and no databases.
  const load = () => import('./with-own-target.ts');
  return {
    config,
    load,
    async open(work) {
      const { withOwnTarget } = await load();
      await withOwnTarget(work);
    },
  };
}

/** What a command works with. */
type TargetContext = {
  config: DeliveryConfig;
  target: DeliveryTarget;
  /** Reads the code that reviewing needs, which few commands do. */
  openReviews: () => Promise<ReviewTarget>;
};

/** Runs a command on what it ships to. */
export async function withTarget(
  words: Words,
  work: (context: TargetContext) => Promise<void>,
): Promise<void> {
  const { config, open } = wantedTarget(words);
  await open((target, openReviews) => work({ config, target, openReviews }));
}
