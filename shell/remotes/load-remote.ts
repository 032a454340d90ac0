import { federatedName } from '@site/kit/remote/contract.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within.ts';
import type { RemoteApp } from '@site/kit/remote/contract.ts';
import { parseRemoteApp } from './parse-remote-module.ts';

/** The information needed to load a remote's code. */
export type RemoteSource = { name: string; id: string; entry: string; integrity: string };

/** How long a visitor waits for a remote's code to load and run, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Timeout for a script, in milliseconds. A connection that has been silent for a minute is dead. */
const SCRIPT_TIMEOUT_MS = 60_000;

/**
 * Thrown if code doesn't arrive in time. It can still arrive later: `arrival` settles when it does, or when it has
 * definitely failed.
 */
export class LateCode extends Error {
  override name = 'LateCode';
  readonly arrival: Promise<unknown>;

  constructor(message: string, arrival: Promise<unknown>) {
    super(message);
    this.arrival = arrival;
  }
}

const sources = new Map<string, RemoteSource>();

registerPlugins([
  {
    name: 'checked-entries',
    // The runtime doesn't support integrity, and its script timeout of 20 s is too short for a slow connection.
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      // Subresource integrity needs CORS, even on the same host.
      script.crossOrigin = 'anonymous';
      const { pathname } = new URL(url, window.location.href);
      const source = [...sources.values()].find(({ entry }) => entry === pathname);
      if (source) script.integrity = source.integrity;
      script.src = url;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/**
 * Loads one exposed module of a remote, such as `app`. The first release requested under a name is used for the life of
 * the page. Rejects if the code fails to load, fails its integrity check or throws; the next call retries. Rejects with
 * `LateCode` on timeout; the next call then awaits the pending request.
 */
export async function loadExposed(source: RemoteSource, exposed: string): Promise<unknown> {
  const name = federatedName(source.name);
  const registered = sources.get(name);
  if (!registered) {
    sources.set(name, source);
    registerRemotes([{ name, entry: source.entry, type: 'global' }]);
  }
  const arrival = requestModule(source, exposed);
  // Forget only code that failed, not code that is merely late: a second request would run it twice, and parts of the
  // page would get separate instances.
  arrival.catch(() => forgetFailed(name, sources.get(name) ?? source));
  return within(TIMEOUT_MS, arrival, (message) => new LateCode(message, arrival));
}

async function requestModule({ name }: RemoteSource, exposed: string): Promise<unknown> {
  const module = await loadRemote<unknown>(`${federatedName(name)}/${exposed}`);
  if (!module) throw new Error(`${name} does not expose ./${exposed}`);
  return module;
}

/** The runtime caches failures; registering the remote again allows a retry. */
function forgetFailed(name: string, source: RemoteSource): void {
  registerRemotes([{ name, entry: source.entry, type: 'global' }], { force: true });
}

/** Loads a remote's `./app`. Rejects in the same cases as `loadExposed`, and if a lifecycle function is missing. */
export async function loadApp(source: RemoteSource): Promise<RemoteApp> {
  return parseRemoteApp(await loadExposed(source, 'app'));
}

/** Whether a release can be loaded: none of the remote is loaded yet, or this one is. */
export function isLoadable({ name, id }: Pick<RemoteSource, 'name' | 'id'>): boolean {
  const loaded = sources.get(federatedName(name));
  return loaded === undefined || loaded.id === id;
}
