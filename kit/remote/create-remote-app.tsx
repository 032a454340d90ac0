import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { IslandDefinition } from '../islands/define-island.ts';
import type { HydratedIslands } from '../islands/hydrate-islands.tsx';
import { hydratePage } from '../islands/hydrate-page.ts';
import type { RemoteApp, RemoteProps } from './contract.ts';
import { createParcel } from './create-parcel.tsx';

/**
 * Creates the module a remote exposes as `./app`; the build generates the call (`find-islands.ts`). The root renders
 * nothing: mounting it hydrates the islands of a composed page, and unmounting it stops them.
 */
export function createRemoteApp(
  name: string,
  islands: readonly IslandDefinition<never>[],
): RemoteApp {
  const byName = new Map(islands.map((island) => [island.name, island]));
  return createParcel<RemoteProps>(name, function ComposedPage(props) {
    const hydrated = useRef<HydratedIslands>(null);
    const hydrate = useEffectEvent(() => hydratePage(props.page, byName, props));
    // Before the mount resolves, so that the page handles the clicks that the loader then replays.
    useLayoutEffect(() => {
      const current = hydrate();
      hydrated.current = current;
      return () => current.release();
    }, [props.page]);
    useLayoutEffect(() => hydrated.current?.update(props), [props]);
    return null;
  });
}
