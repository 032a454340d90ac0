import { renderToString } from 'react-dom/server';
import { CONTRACT_VERSION, type RemoteRenderer } from './contract.ts';
import { matchRoute, type Remote } from './define-remote.ts';
import { documentRedirects } from './document-redirects.ts';
import { preloadsIn } from './preloads.ts';
import { withProductSlug } from './product-paths.ts';
import { RemotePage } from './remote-page.tsx';

/** Separate from the routes, so that this code isn't bundled for browsers. */
type Extras = Pick<RemoteRenderer, 'documents' | 'searchEntries' | 'posts'>;

const none = async () => [];

/** Creates the `renderer` export of a remote's Node build. */
export function createRenderer(
  remote: Remote,
  { documents = none, searchEntries = none, posts = [] }: Extras = {},
): Required<RemoteRenderer> {
  return {
    name: remote.name,
    contractVersion: CONTRACT_VERSION,
    prefixes: remote.prefixes,
    routes: remote.routes.map(({ id, pattern, others }) => ({
      id,
      pattern,
      ...(others === undefined ? {} : { others }),
    })),
    redirects: [
      ...remote.routes.flatMap(({ was, pattern }) => was.map((from) => ({ from, to: pattern }))),
      ...(remote.redirects ?? []),
      ...documentRedirects,
    ],
    posts,
    async paths({ site, services }) {
      const lists = await Promise.all(
        remote.routes.map((route) => route.paths({ site, services })),
      );
      return lists.flat().map((path) => withProductSlug(path, site));
    },
    documents,
    searchEntries,
    async render({ path, site, services }) {
      const match = matchRoute(remote, path, site);
      if (!match) throw new Error(`${remote.name} has no route for ${path}`);
      const { params } = match;
      const [route, { status, data }] = await Promise.all([
        match.route.open(),
        match.route.load({ params, site, services }),
      ]);
      const rendered = renderToString(
        <RemotePage route={route} params={params} data={data} site={site} pathname={path} />,
        { identifierPrefix: `${remote.name}-` },
      );
      // React writes preloads in front of the page, but they belong in the head.
      const preloadTags = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? '';
      const html = rendered.slice(preloadTags.length);
      return {
        html,
        preloads: preloadsIn(preloadTags),
        head: route.head({ site, params, data }),
        status,
      };
    },
  };
}
