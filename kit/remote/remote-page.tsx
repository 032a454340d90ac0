import { PageContext } from '../islands/page-context.ts';
import { LocationContext } from '../location.ts';
import type { SiteConfig } from '../site.ts';
import type { OpenRoute, PageProps } from './define-remote.ts';

type RemotePageProps = Pick<PageProps<unknown>, 'params' | 'data'> & {
  route: OpenRoute;
  site: SiteConfig;
  pathname: string;
};

const nothing = () => {};
const nowhere = { createHref: String, go: nothing, push: nothing, replace: nothing };
const noActions = {
  openDialog: nothing,
  notify: nothing,
  setTitlePrefix: nothing,
  setTitle: nothing,
};

/** A whole page, rendered in Node. In a browser only its islands render, each with these contexts. */
export function RemotePage({ route, params, data, site, pathname }: RemotePageProps) {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  return (
    <LocationContext value={{ location, navigator: nowhere }}>
      <PageContext value={{ site, ...noActions }}>
        {route.render({ site, params, data })}
      </PageContext>
    </LocationContext>
  );
}
