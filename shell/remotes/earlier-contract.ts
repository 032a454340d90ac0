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
  const { hydrateIslands } = parse(module);
  let hydrated: Hydrated | undefined;
  return {
    bootstrap: async () => {},
    async mount(props) {
      hydrated = hydrateIslands(props.page, props);
      hydrated.ready.catch(props.onFailure);
    },
    update: async (props) => hydrated?.update(props),
    unmount: async () => hydrated?.release(),
  };
}

function parse(module: unknown): {
  hydrateIslands: (page: HTMLElement, props: RemoteProps) => Hydrated;
} {
  const isComplete =
    typeof module === 'object' &&
    module !== null &&
    'hydrateIslands' in module &&
    typeof module.hydrateIslands === 'function';
  if (!isComplete) throw new Error("The remote's module is missing hydrateIslands.");
  return module as { hydrateIslands: (page: HTMLElement, props: RemoteProps) => Hydrated };
}
