import { useEffect, useMemo } from 'react';
import { Route, Routes, useLocation, useParams } from '@site/kit/router.ts';
import { IslandSurroundingsContext } from '../islands/surroundings.ts';
import type { DialogRequest, Notice, RemoteProps } from './contract.ts';
import type { OpenRoute } from './define-remote.ts';
import { withProductSlug } from './product-paths.ts';

type Props = Pick<
  RemoteProps,
  'site' | 'data' | 'openDialog' | 'notify' | 'setTitlePrefix' | 'setHead' | 'location'
> & {
  /** The routes whose code is there; the one for the current location is always among them. */
  routes: readonly OpenRoute[];
};

/** The routes of one remote, inside whichever router the surroundings provide. */
export function RemoteRoutes({ routes, ...props }: Props) {
  return (
    <Routes>
      {routes.map((route) => (
        <Route
          key={route.id}
          path={withProductSlug(route.pattern, props.site)}
          caseSensitive
          element={<RoutePage route={route} {...props} />}
        />
      ))}
    </Routes>
  );
}

type RoutePageProps = Omit<Props, 'routes'> & {
  route: OpenRoute;
  setHead: RemoteProps['setHead'];
  openDialog: (request: DialogRequest) => void;
  notify: (notice: Notice) => void;
  setTitlePrefix: (prefix: string) => void;
};

function RoutePage({
  route,
  site,
  data,
  openDialog,
  notify,
  setTitlePrefix,
  setHead,
  location,
}: RoutePageProps) {
  const params = useParams();
  const { pathname } = useLocation();
  useEffect(() => {
    setHead(route.head({ site, params, data, state: location.state }), location);
  }, [route, site, params, data, location, setHead]);
  const { Page } = route;
  const surroundings = useMemo(
    () => ({ site, openDialog, notify, setTitlePrefix }),
    [site, openDialog, notify, setTitlePrefix],
  );
  return (
    <IslandSurroundingsContext value={surroundings}>
      <Page key={pathname} {...surroundings} params={params} data={data} />
    </IslandSurroundingsContext>
  );
}
