import type { Lifecycles } from '@site/kit/remote/contract.ts';
import { within } from './within.ts';

/** Timeout for each lifecycle step, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Something that a remote has mounted, with single-spa's lifecycles. */
export type Parcel<Props> = {
  /** Rejects if bootstrapping or mounting fails or times out. */
  mounted: Promise<unknown>;
  /** Passes new props. Rejects in the same cases. */
  update: (props: Props) => Promise<unknown>;
  /** Does nothing if mounting failed. */
  unmount: () => Promise<unknown>;
};

/** Remotes bootstrap once per page. */
const bootstrapped = new WeakMap<object, Promise<unknown>>();

let mounts = 0;

/**
 * Mounts a remote. Its lifecycle steps run one after another, because single-spa-react expects that. The name is unique
 * per mount: single-spa-react stores its roots by name, and an earlier page may still be unmounting.
 */
export function mountParcel<Props extends object>(
  name: string,
  { bootstrap, mount, update, unmount }: Lifecycles<Props>,
  props: Props & { domElement: HTMLElement },
): Parcel<Props> {
  const own = { name: `${name}#${(mounts += 1)}`, domElement: props.domElement };
  let latest: Props = { ...props, ...own };
  let isMounted = false;

  async function start(): Promise<void> {
    const once = bootstrapped.get(bootstrap) ?? bootstrap(latest);
    bootstrapped.set(bootstrap, once);
    await within(TIMEOUT_MS, once);
    await within(TIMEOUT_MS, mount(latest));
    isMounted = true;
  }

  const mounted = start();
  // The caller handles `mounted`; a failure must not keep later steps from running.
  let last: Promise<unknown> = mounted.catch(() => {});

  function next(step: () => Promise<unknown>): Promise<unknown> {
    const done = last.then(() => (isMounted ? within(TIMEOUT_MS, step()) : undefined));
    last = done.catch(() => {});
    return done;
  }

  return {
    mounted,
    update(changed) {
      return next(() => {
        latest = { ...changed, ...own };
        return update(latest);
      });
    },
    unmount: () => next(() => unmount(latest)),
  };
}
