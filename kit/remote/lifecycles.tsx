import * as React from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles, RemoteApp, RemoteProps } from './contract.ts';
import { matchRoute, type OpenRoute, type Remote } from './define-remote.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import { Router } from '@site/kit/router.ts';

/** Marks an element whose HTML was drawn ahead by the very code that is about to mount on it. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

type FailureProps = { onFailure: (error: unknown) => void };

/**
 * Makes single-spa lifecycles from a component. Mounting on an element that carries
 * `data-prerendered` adopts the HTML in it; any other element is filled from nothing.
 * An error while drawing is reported to `onFailure` and leaves the element empty.
 */
export function createParcel<Props extends FailureProps>(
  name: string,
  Component: React.ComponentType<Props>,
): Lifecycles<Props> {
  return singleSpaReact({
    React,
    ReactDOMClient: adoptingReactDom(name),
    rootComponent: (props: Props) => <Component {...props} />,
    errorBoundary(error: Error, _info: React.ErrorInfo, props: Props) {
      props.onFailure(error);
      return <></>;
    },
  }) as unknown as Lifecycles<Props>;
}

/** Makes the module a remote exposes as `./app`: its lifecycles and `prepare`. */
export function createRemoteApp(remote: Remote): RemoteApp {
  const open = new Map<string, OpenRoute>();

  function RemoteRoot({ location, navigator, ...rest }: RemoteProps) {
    return (
      <Router location={location} navigator={navigator}>
        <RemoteRoutes routes={[...open.values()]} location={location} {...rest} />
      </Router>
    );
  }

  return {
    ...createParcel<RemoteProps>(remote.name, RemoteRoot),
    async prepare({ location, site, services, composed }) {
      const match = matchRoute(remote, location.pathname, site);
      if (!match) return { kind: 'unknown' };
      const { route, params } = match;
      const [opened, loaded] = await Promise.all([
        open.get(route.id) ?? route.open(),
        composed ? { status: 200 as const, ...composed } : route.load({ params, site, services }),
      ]);
      open.set(route.id, opened);
      return { kind: 'ready', ...loaded };
    },
  };
}

/**
 * single-spa-react asks its `ReactDOMClient` for `createRoot(element)` and passes no options, so the
 * choice between adopting and creating, and what to do about errors, is made here.
 */
function adoptingReactDom(name: string) {
  return {
    createRoot(element: HTMLElement) {
      let root: Root | undefined;
      const options: RootOptions = {
        identifierPrefix: `${name}-`,
        onCaughtError: () => {
          // The error boundary has told the shell, which reports it.
        },
      };
      return {
        render(node: React.ReactNode) {
          if (root) {
            root.render(node);
          } else if (element.hasAttribute(PRERENDERED_ATTRIBUTE)) {
            element.removeAttribute(PRERENDERED_ATTRIBUTE);
            // A difference between the HTML and the page is left to React's default, which reports it as an uncaught error.
            root = hydrateRoot(element, node, options);
          } else {
            root = createRoot(element, options);
            root.render(node);
          }
        },
        unmount() {
          root?.unmount();
          root = undefined;
        },
      };
    },
  };
}
