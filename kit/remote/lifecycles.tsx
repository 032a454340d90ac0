import * as React from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { AdoptedPage, type PageAsHtml } from '../islands/adopted-page.tsx';
import type { Lifecycles, RemoteApp, RemoteProps } from './contract.ts';
import { matchRoute, type OpenRoute, type Remote, type Route } from './define-remote.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import { Router } from '@site/kit/router.ts';

/** Marks an element whose HTML was drawn ahead by the very code that is about to mount on it. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

type FailureProps = { onFailure: (error: unknown) => void };

/**
 * Makes single-spa lifecycles from a component. Mounting on an element that carries
 * `data-prerendered` adopts the HTML in it; any other element is filled from nothing.
 * An error while drawing is reported to `onFailure` and leaves the element empty. When `hasIslands`
 * says so, prerendered HTML is left to the component, which finds it in `PrerenderedPage`.
 */
export function createParcel<Props extends FailureProps>(
  name: string,
  Component: React.ComponentType<Props>,
  hasIslands: () => boolean = () => false,
): Lifecycles<Props> {
  return singleSpaReact({
    React,
    ReactDOMClient: adoptingReactDom(name, hasIslands),
    rootComponent: (props: Props) => <Component {...props} />,
    errorBoundary(error: Error, _info: React.ErrorInfo, props: Props) {
      props.onFailure(error);
      return <></>;
    },
  }) as unknown as Lifecycles<Props>;
}

/** The element whose prerendered HTML stands beside what the component draws; `null` when there is none. */
const PrerenderedPage = React.createContext<HTMLElement | null>(null);

/** Makes the module a remote exposes as `./app`: its lifecycles and `prepare`. */
export function createRemoteApp(remote: Remote): RemoteApp {
  const open = new Map<string, OpenRoute>();
  let adopted: PageAsHtml | null = null;

  function RemoteRoot({ location, navigator, ...rest }: RemoteProps) {
    const element = React.use(PrerenderedPage);
    if (element && adopted?.pathname === location.pathname && adopted.state !== 'left') {
      return <AdoptedPage page={adopted} element={element} {...{ location, navigator, ...rest }} />;
    }
    return (
      <Router location={location} navigator={navigator}>
        <RemoteRoutes routes={[...open.values()]} location={location} {...rest} />
      </Router>
    );
  }

  return {
    ...createParcel<RemoteProps>(remote.name, RemoteRoot, () => adopted !== null),
    async prepare({ location, site, services, composed }) {
      const match = matchRoute(remote, location.pathname, site);
      if (!match) return { kind: 'unknown' };
      const { route, params } = match;
      const [, loaded] = await Promise.all([
        openCode(route, location.pathname, composed !== undefined),
        composed ? { status: 200 as const, ...composed } : route.load({ params, site, services }),
      ]);
      const staysHtml = adopted?.state === 'awaited' && adopted.pathname === location.pathname;
      return { kind: 'ready', ...loaded, ...(staysHtml && { staysHtml }) };
    },
  };

  async function openCode(route: Route, pathname: string, isComposed: boolean): Promise<void> {
    if (open.has(route.id) || (adopted?.state === 'stands' && adopted.pathname === pathname))
      return;
    // Only the page that the document came with can be adopted, and it is the first one asked for.
    if (route.islands && isComposed && open.size === 0 && !adopted) {
      adopted = { pathname, state: 'awaited', ...(await route.islands.open()) };
    } else open.set(route.id, await route.open());
  }
}

/**
 * single-spa-react asks its `ReactDOMClient` for `createRoot(element)` and passes no options, so the
 * choice between adopting and creating, and what to do about errors, is made here.
 */
function adoptingReactDom(name: string, hasIslands: () => boolean) {
  return {
    createRoot(element: HTMLElement) {
      let root: Root | undefined;
      let around = (node: React.ReactNode) => node;
      const besidePage = document.createElement('div');
      const options: RootOptions = {
        identifierPrefix: `${name}-`,
        onCaughtError: () => {
          // The error boundary has told the shell, which reports it.
        },
      };
      return {
        render(node: React.ReactNode) {
          const isPrerendered = element.hasAttribute(PRERENDERED_ATTRIBUTE);
          element.removeAttribute(PRERENDERED_ATTRIBUTE);
          if (root) {
            root.render(around(node));
          } else if (isPrerendered && hasIslands()) {
            around = (page) => <PrerenderedPage value={element}>{page}</PrerenderedPage>;
            element.append(besidePage);
            root = createRoot(besidePage, options);
            root.render(around(node));
          } else if (isPrerendered) {
            // A difference between the HTML and the page is left to React's default, which reports it as an uncaught error.
            // As a transition, because React does that in short tasks, between which a press is answered.
            React.startTransition(() => {
              root = hydrateRoot(element, node, options);
            });
          } else {
            root = createRoot(element, options);
            root.render(node);
          }
        },
        unmount() {
          root?.unmount();
          root = undefined;
          besidePage.remove();
        },
      };
    },
  };
}
