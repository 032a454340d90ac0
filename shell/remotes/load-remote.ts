import { federatedName } from '@site/kit/federation/federated-name.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within.ts';
import type { RemoteApp, RemoteIslands } from '@site/kit/remote/contract.ts';
import { parseRemoteApp, parseRemoteIslands } from '@site/kit/remote/parse-remote-module.ts';

/** What has to be known to fetch a remote's code. */
export type RemoteSource = { name: string; id: string; entry: string; integrity: string };

/** How long a visitor waits for the code of a remote to arrive and run, in milliseconds. */
const TIMEOUT_MS = 8000;

/** How long a script may be on its way, in milliseconds: after a minute a connection that says nothing is dead. */
const SCRIPT_TIMEOUT_MS = 60_000;

/** Code did not arrive in time. It may yet: `arrival` settles when it does, or when it is certain that it will not. */
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
    // The runtime knows no integrity, and gives a script up after 20 s: on a poor line it may come later than that.
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      // Browsers check scripts only when they ask for them as if they came from another host.
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
 * Fetches one exposed module of a remote, such as `app`. The release first asked for under a name
 * stays that name's release for as long as the page lives. Rejects when the code cannot be fetched,
 * is not what the registry promised or fails while it runs; the next call then tries anew. Rejects with
 * `LateCode` when it takes too long; the next call then waits for what is on its way.
 */
export async function loadExposed(source: RemoteSource, exposed: string): Promise<unknown> {
  const name = federatedName(source.name);
  const known = sources.get(name);
  if (!known) {
    sources.set(name, source);
    registerRemotes([{ name, entry: source.entry, type: 'global' }]);
  }
  const arrival = askFor(source, exposed);
  // Not when it is only late: asked for twice, it would run twice, and each half of the page would have its own.
  arrival.catch(() => forgetFailed(name, sources.get(name) ?? source));
  return within(TIMEOUT_MS, arrival, (message) => new LateCode(message, arrival));
}

async function askFor({ name }: RemoteSource, exposed: string): Promise<unknown> {
  const module = await loadRemote<unknown>(`${federatedName(name)}/${exposed}`);
  if (!module) throw new Error(`${name} exposes nothing as ./${exposed}`);
  return module;
}

/** The runtime remembers failures; registering again lets a retry fetch anew. */
function forgetFailed(name: string, source: RemoteSource): void {
  registerRemotes([{ name, entry: source.entry, type: 'global' }], { force: true });
}

/** Fetches what mounts whole pages of a remote. Rejects as `loadExposed`, and when it lacks a lifecycle. */
export async function loadApp(source: RemoteSource): Promise<RemoteApp> {
  return parseRemoteApp(await loadExposed(source, 'app'));
}

/** Fetches what hydrates the islands of a remote's composed pages. Rejects likewise. */
export async function loadIslands(source: RemoteSource): Promise<RemoteIslands> {
  return parseRemoteIslands(await loadExposed(source, 'islands'));
}
