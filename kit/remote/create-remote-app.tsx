import { Router } from '@site/kit/router.ts';
import type { RemoteApp, RemoteProps } from './contract.ts';
import { createParcel } from './create-parcel.tsx';
import { matchRoute, type Remote } from './define-remote.ts';
import { type ReadyPage, RemotePage } from './remote-page.tsx';

/** Creates the module a remote exposes as `./app`. */
export function createRemoteApp(remote: Remote): RemoteApp {
  return {
    ...createParcel<RemoteProps>(remote.name, PreparedPage),
    async prepare({ location, site, services }) {
      const match = matchRoute(remote, location.pathname, site);
      if (!match) return { kind: 'unknown' };
      const { params } = match;
      const [route, { data }] = await Promise.all([
        match.route.open(),
        match.route.load({ params, site, services }),
      ]);
      const page: ReadyPage = { route, params, data };
      return { kind: 'ready', page };
    },
  };
}

function PreparedPage({ page, navigator, ...rest }: RemoteProps) {
  return (
    <Router location={rest.location} navigator={navigator}>
      <RemotePage {...parsePreparedPage(page)} {...rest} />
    </Router>
  );
}

/** Restores the type of `prepare`'s result, which the shell passes back unchanged. */
function parsePreparedPage(page: unknown): ReadyPage {
  return page as ReadyPage;
}
