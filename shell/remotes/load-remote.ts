import { federatedName } from '@site/kit/federation/federated-name.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within.ts';

/** What has to be known to fetch a remote's code. */
export type RemoteSource = { name: string; id: string; entry: string; integrity: string };

/** How long the code of a remote may take to arrive and run, in milliseconds. */
const TIMEOUT_MS = 8000;

const sources = new Map<string, RemoteSource>();

registerPlugins([
  {
    name: 'checked-entries',
    // The runtime waits 20 s for a script by default and knows no integrity; a visitor on a phone cannot wait that long.
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      // Browsers check scripts only when they ask for them as if they came from another host.
      script.crossOrigin = 'anonymous';
      const { pathname } = new URL(url, window.location.href);
      const source = [...sources.values()].find(({ entry }) => entry === pathname);
      if (source) script.integrity = source.integrity;
      script.src = url;
      return { script, timeout: TIMEOUT_MS };
    },
  },
]);

/**
 * Fetches one exposed module of a remote, such as `app`. The release first asked for under a name
 * stays that name's release for as long as the page lives. Rejects when the code cannot be fetched,
 * is not what the registry promised, fails while it runs, or takes too long; the next call tries anew.
 */
export async function loadExposed(source: RemoteSource, exposed: string): Promise<unknown> {
  const name = federatedName(source.name);
  const known = sources.get(name);
  if (!known) {
    sources.set(name, source);
    registerRemotes([{ name, entry: source.entry, type: 'global' }]);
  }
  try {
    const module = await within(TIMEOUT_MS, loadRemote<unknown>(`${name}/${exposed}`));
    if (!module) throw new Error(`${source.name} exposes nothing as ./${exposed}`);
    return module;
  } catch (error) {
    forgetFailed(name, sources.get(name) ?? source);
    throw error;
  }
}

/** The runtime remembers failures; registering again lets a retry fetch anew. */
function forgetFailed(name: string, source: RemoteSource): void {
  registerRemotes([{ name, entry: source.entry, type: 'global' }], { force: true });
}
