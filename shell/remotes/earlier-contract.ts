import type { RemoteApp, RemoteProps } from '@site/kit/remote/contract.ts';
import { loadExposed, type RemoteSource } from './load-remote.ts';

/** What `./islands` of contract version 5 returns. */
type Hydrated = {
  ready: Promise<unknown>;
  update: (props: RemoteProps) => void;
  release: () => void;
};

/** Loads a remote of contract version 5, whose `./islands` hydrates composed pages. */
export async function loadAppOfContract5(source: RemoteSource): Promise<RemoteApp> {
  const module = await loadExposed(source, 'islands');
  if (!hasIslands(module)) throw new Error("The remote's module is missing hydrateIslands.");
  let hydrated: Hydrated | undefined;
  return {
    bootstrap: async () => {},
    async mount(props) {
      hydrated = module.hydrateIslands(props.page, props);
      hydrated.ready.catch(props.onFailure);
    },
    update: async (props) => hydrated?.update(props),
    unmount: async () => hydrated?.release(),
  };
}

type Islands = { hydrateIslands: (page: HTMLElement, props: RemoteProps) => Hydrated };

function hasIslands(module: unknown): module is Islands {
  return (
    typeof module === 'object' &&
    module !== null &&
    'hydrateIslands' in module &&
    typeof module.hydrateIslands === 'function'
  );
}
