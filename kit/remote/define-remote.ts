import type { ReactNode } from 'react';
import { matchPath } from '@site/kit/router.ts';
import type { SiteConfig } from '../site.ts';
import type { DataChange, DialogRequest, Head, Notice, Redirect, RemoteName } from './contract.ts';
import { withProductSlug } from './product-paths.ts';
import type { Services } from './services.ts';

/** What every page component gets. `Data` is what the route's `load` gives. */
export type PageProps<Data = undefined> = {
  site: SiteConfig;
  params: Readonly<Record<string, string | undefined>>;
  data: Data;
  openDialog: (request: DialogRequest) => void;
  notify: (notice: Notice) => void;
  setTitlePrefix: (prefix: string) => void;
};

/** One page: what it looks like and what its head says. The module of a route exports one as `page`. */
export type Page<Data = undefined> = {
  /**
   * The page as an element of a component. It is called while another component renders, so it uses no hooks; a
   * component made anew for each page would lose what a reader entered whenever the page's words change.
   */
  render: (props: PageProps<Data>) => ReactNode;
  head: (request: HeadRequest<Data>) => Head;
};

/** What a page's head is made from. `state` is what the visitor brought along; nothing when the page is composed. */
type HeadRequest<Data> = Pick<PageProps<Data>, 'site' | 'params' | 'data'> & { state?: unknown };

/** What a route's `load` gives: the page's data, and whether there is such a page. */
export type Loaded<Data> = { status: 200 | 404; data: Data };

type LoadRequest = {
  params: Readonly<Record<string, string | undefined>>;
  site: SiteConfig;
  services: Services;
};

/** A route as its author writes it. */
export type RouteDefinition<Data> = {
  /** Stable within the remote. */
  id: string;
  /** A React Router pattern; `{product}` stands for the configured slug. */
  pattern: string;
  /** Former addresses of the page, which redirect to it. For a pattern without parameters. */
  was?: readonly string[];
  /** Imports the page's module, which may still make the page. Its code is fetched when the page is needed and not before. */
  page: () => Promise<{ page: Page<Data> | Promise<Page<Data>> }>;
  /** Fetches what the page shows besides its own content. Runs in Node and in the browser. */
  load?: (request: LoadRequest) => Promise<Loaded<Data>>;
  /** The addresses to compose when the pattern has parameters. */
  paths?: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  /**
   * For a pattern that ends in a parameter: the address whose page the server answers every other
   * address of the pattern with, with the status that its `load` gives. The page must not depend on the
   * address it stands for, because it is rendered once.
   */
  others?: string;
  /** The addresses of the route whose pages a change of data touches; none unless said. */
  touchedBy?: TouchedBy;
};

type TouchedBy = (request: {
  change: DataChange;
  site: SiteConfig;
  services: Services;
}) => Promise<readonly string[]>;

/** A route whose data type only the route itself knows. */
export type Route = {
  id: string;
  pattern: string;
  was: readonly string[];
  /** Imports the page's code. */
  open: () => Promise<OpenRoute>;
  load: (request: LoadRequest) => Promise<Loaded<unknown>>;
  paths: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  others?: string;
  touchedBy: TouchedBy;
};

/** A route whose code is there. */
export type OpenRoute = {
  render: (props: PageProps<unknown>) => ReactNode;
  head: (request: HeadRequest<unknown>) => Head;
};

/** A remote: its name, the address space it claims and its routes. */
export type Remote = {
  name: RemoteName;
  /** Path prefixes the remote claims; no two remotes may claim the same path. */
  prefixes: readonly string[];
  routes: readonly Route[];
  /** Former addresses of pages that have no route to themselves, or that another page has taken the place of. */
  redirects?: readonly Redirect[];
};

/** Makes a route from its definition and hides the type of its data, which only `load` and `Page` share. */
export function defineRoute<Data = undefined>(definition: RouteDefinition<Data>): Route {
  const { id, pattern } = definition;
  return {
    id,
    pattern,
    was: definition.was ?? [],
    open: async () => forgetDataType(await (await definition.page()).page),
    load: definition.load ?? (async () => ({ status: 200, data: undefined })),
    paths: definition.paths ?? (async () => [pattern]),
    touchedBy: definition.touchedBy ?? (async () => []),
    ...(definition.others === undefined ? {} : { others: definition.others }),
  };
}

/** Checks nothing: it names what a remote consists of and keeps literal types. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}

/** Finds the route for a pathname, with its parameters; `null` when the remote has no such page. */
export function matchRoute(
  remote: Remote,
  pathname: string,
  site: SiteConfig,
): { route: Route; params: Readonly<Record<string, string | undefined>> } | null {
  for (const route of remote.routes) {
    const path = withProductSlug(route.pattern, site);
    // As the server does: `/contactus` is not `/contactUs`.
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}

/**
 * A page meets only the data that its own route's `load` gave, so the two may agree on a type that
 * the list of routes does not carry. This is the one place where that type is let go.
 */
function forgetDataType<Data>(page: Page<Data>): OpenRoute {
  return page as unknown as OpenRoute;
}
