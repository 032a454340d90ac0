import { Fragment, useEffect, useMemo } from 'react';
import { PageContext } from '../islands/page-context.ts';
import type { RemoteProps } from './contract.ts';
import type { OpenRoute, PageProps } from './define-remote.ts';

/** A page ready to render: its code, parameters and data. */
export type ReadyPage = Pick<PageProps<unknown>, 'params' | 'data'> & { route: OpenRoute };

type RemotePageProps = ReadyPage &
  Pick<RemoteProps, 'site' | 'openDialog' | 'notify' | 'setTitlePrefix' | 'setHead' | 'location'>;

/** Renders a whole page. Calls `setHead` once rendered, and again on each address change within the page. */
export function RemotePage({
  route,
  params,
  data,
  site,
  openDialog,
  notify,
  setTitlePrefix,
  setHead,
  location,
}: RemotePageProps) {
  useEffect(() => {
    setHead(route.head({ site, params, data, state: location.state }), location);
  }, [route, site, params, data, location, setHead]);
  const context = useMemo(
    () => ({ site, openDialog, notify, setTitlePrefix }),
    [site, openDialog, notify, setTitlePrefix],
  );
  return (
    <PageContext value={context}>
      <Fragment key={location.pathname}>{route.render({ ...context, params, data })}</Fragment>
    </PageContext>
  );
}
