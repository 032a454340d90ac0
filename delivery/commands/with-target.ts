import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import type { ReviewTarget } from '../target/review-target.ts';
import { serviceTarget } from '../target/service-target.ts';
import { parseServiceAddress, secretNames } from '../target/target-config.ts';

/** The delivery service that `--service` names. */
export type Service = { service?: string | undefined };

/** What a command ships to, before it is opened. */
type WantedTarget = {
  config: DeliveryConfig;
  /** Loads the code that opening needs, which can be done beside other work. */
  load: () => Promise<unknown>;
  open: (
    work: (target: DeliveryTarget, openReviews: () => Promise<ReviewTarget>) => Promise<void>,
  ) => Promise<void>;
};

/**
 * What a command ships to: the delivery service of `--service` or `DELIVERY_URL`, else the stores of this folder. With a
 * service, nothing else is needed of this machine than what was built on it.
 */
export function wantedTarget({ service }: Service): WantedTarget {
  const address = parseServiceAddress(process.env, service);
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
export type TargetContext = {
  config: DeliveryConfig;
  target: DeliveryTarget;
  /** Loads the code that reviewing needs, which few commands do. */
  openReviews: () => Promise<ReviewTarget>;
};

/** Runs a command on what it ships to. */
export async function withTarget(
  service: Service,
  work: (context: TargetContext) => Promise<void>,
): Promise<void> {
  const { config, open } = wantedTarget(service);
  await open((target, openReviews) => work({ config, target, openReviews }));
}
