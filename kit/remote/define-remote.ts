import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { SiteConfig } from '../site.ts';
import type { Head, Redirect, RemoteName } from './contract.ts';
import { withProductSlug } from './product-paths.ts';
import type { Services } from './services.ts';

/** Props of a page component. `Data` is the type that the route's `load` returns. */
export type PageProps<Data = undefined> = {
  site: SiteConfig;
  params: Readonly<Record<string, string | undefined>>;
  data: Data;
};

/** Defines how to render a page and its head. A route's module exports it as `page`. */
export type Page<Data = undefined> = {
  /** Renders the page in Node. Called during another component's render, so it must not use hooks. */
  render: (props: PageProps<Data>) => ReactNode;
  head: (request: PageProps<Data>) => Head;
};

/** A page's data, and whether the page exists. */
export type Loaded<Data> = { status: 200 | 404; data: Data };

type LoadRequest = {
  params: Readonly<Record<string, string | undefined>>;
  site: SiteConfig;
  services: Services;
};

export type RouteDefinition<Data> = {
  /** Stable within the remote. */
  id: string;
  /** A React Router pattern; `{product}` is replaced with the configured slug. */
  pattern: string;
  /** Former addresses, which redirect here. Only for patterns without parameters. */
  was?: readonly string[];
  /** Imports the page's module on demand. */
  page: () => Promise<{ page: Page<Data> | Promise<Page<Data>> }>;
  /** Fetches the page's data when the page is composed. */
  load?: (request: LoadRequest) => Promise<Loaded<Data>>;
  /** The paths to compose if the pattern has parameters. */
  paths?: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  /**
   * For a pattern that ends in a parameter: the path whose page is served for every unlisted address, with the status
   * that its `load` returns. The page is rendered once, so it must not depend on the requested address.
   */
  others?: string;
};

/** A route with its data type erased. */
export type Route = {
  id: string;
  pattern: string;
  was: readonly string[];
  open: () => Promise<OpenRoute>;
  load: (request: LoadRequest) => Promise<Loaded<unknown>>;
  paths: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  others?: string;
};

export type OpenRoute = {
  render: (props: PageProps<unknown>) => ReactNode;
  head: (request: PageProps<unknown>) => Head;
};

export type Remote = {
  name: RemoteName;
  /** Path prefixes that the remote claims; those of two remotes must not overlap. */
  prefixes: readonly string[];
  routes: readonly Route[];
  /** Former addresses of pages that have no separate route or were replaced by another page. */
  redirects?: readonly Redirect[];
};

/** Creates a route and erases its data type, which only `load` and the page share. */
export function defineRoute<Data = undefined>(definition: RouteDefinition<Data>): Route {
  const { id, pattern } = definition;
  return {
    id,
    pattern,
    was: definition.was ?? [],
    open: async () => eraseDataType(await (await definition.page()).page),
    load: definition.load ?? (async () => ({ status: 200, data: undefined })),
    paths: definition.paths ?? (async () => [pattern]),
    ...(definition.others === undefined ? {} : { others: definition.others }),
  };
}

/** Identity function that infers literal types. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}

/** Finds the route and parameters for a pathname; returns `null` if no route matches. */
export function matchRoute(
  remote: Remote,
  pathname: string,
  site: SiteConfig,
): { route: Route; params: Readonly<Record<string, string | undefined>> } | null {
  for (const route of remote.routes) {
    const path = withProductSlug(route.pattern, site);
    // Case-sensitive like the server: `/contactus` is not `/contactUs`.
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}

/** Erases the data type, which is safe only here: a page only ever receives data from its own route's `load`. */
function eraseDataType<Data>(page: Page<Data>): OpenRoute {
  return page as unknown as OpenRoute;
}
