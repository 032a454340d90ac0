import type { DialogProps, DialogRequest, RemoteProps } from '@site/kit/remote/contract.ts';
import { parseRemoteDialogs } from '@site/kit/remote/parse-remote-module.ts';
import type { PublicRegistry } from '@site/kit/remote/registry.ts';
import { mountRootParcel } from 'single-spa';
import { deferred } from '../remotes/deferred.ts';
import { loadExposed } from '../remotes/load-remote.ts';
import { ensureStyles } from '../remotes/styles.ts';

/** The module by which a remote offers dialogs. */
const DIALOGS = './dialogs';

type Surroundings = Pick<RemoteProps, 'site' | 'notify'> & {
  /** The element dialogs are mounted in. */
  element: HTMLElement;
  registry: () => Promise<PublicRegistry>;
  /** The dialog could not be fetched or drawn. */
  onFailure: (error: unknown) => void;
};

/**
 * Opens dialogs that a remote offers. The code is fetched when a dialog is first asked for. One dialog
 * is open at a time; asking again while one is open or on its way changes nothing. When it closes,
 * focus goes back to where it was.
 */
export function createDialogHost(surroundings: Surroundings): (request: DialogRequest) => void {
  const { element, site, notify, registry, onFailure } = surroundings;
  let open = false;

  async function show(request: DialogRequest): Promise<void> {
    const { remotes } = await registry();
    const offer = Object.entries(remotes).find(([, remote]) => remote.exposes.includes(DIALOGS));
    if (!offer) throw new Error('No remote offers dialogs.');
    const [name, remote] = offer;
    const [module] = await Promise.all([
      loadExposed({ name, ...remote }, DIALOGS.slice(2)),
      ensureStyles(document, remote.styles),
    ]);
    const { bootstrap, mount, update, unmount } = parseRemoteDialogs(module);
    const host = document.createElement('div');
    host.dataset['remote'] = name;
    element.append(host);
    const { promise: closed, resolve, reject } = deferred<void>();
    const parcel = mountRootParcel<DialogProps>(
      { name: `${name} dialogs`, bootstrap, mount, update, unmount },
      { domElement: host, site, request, notify, onClose: resolve, onFailure: reject },
    );
    for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]) {
      step.catch(reject);
    }
    // A parcel that broke rejects this one too; what went wrong is told by the steps above.
    parcel.unmountPromise.catch(() => {});
    try {
      await closed;
    } finally {
      await parcel.unmount().catch(onFailure);
      host.remove();
    }
  }

  return (request) => {
    if (open) return;
    open = true;
    const opener = document.activeElement;
    show(request)
      .catch(onFailure)
      .finally(() => {
        open = false;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
  };
}
