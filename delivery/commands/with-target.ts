import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import type { TakePosts } from '../target/own-target.ts';
import type { ReviewTarget } from '../target/review-target.ts';
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
  /** Reads the code that is needed to open it, which takes about a second: worth doing beside something else. */
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
    const load = () => import('../target/service-target.ts');
    return {
      config,
      load,
      async open(work) {
        const { serviceTarget } = await load();
        await work(serviceTarget(address, config.dataDir), async () => {
          const { serviceReviews } = await import('../target/service-reviews.ts');
          return serviceReviews(address);
        });
      },
    };
  }
  const load = () => Promise.all([import('./with-context.ts'), import('../target/own-target.ts')]);
  return {
    config,
    load,
    async open(work) {
      const [{ withStores }, { ownTarget }] = await load();
      await withStores(({ stores }) => {
        // Few commands are about posts, and what makes their pictures takes long to read.
        const takePosts: TakePosts = async (site) => {
          const { takePostsInto } = await import('./take-posts.ts');
          return takePostsInto(stores)(site);
        };
        return work(ownTarget(stores, { takePosts }), async () => {
          const { ownReviews } = await import('../target/own-reviews.ts');
          return ownReviews(stores, config.previews.address);
        });
      });
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
