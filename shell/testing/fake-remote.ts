import { deferred } from '@site/kit/deferred.ts';
import type { RemoteApp, RemoteProps } from '@site/kit/remote/contract.ts';

type SeenProps = RemoteProps & { domElement?: HTMLElement; name?: string };

/** A remote whose pages are one heading each, made of the remote's name and the page's path. */
export type FakeRemote = {
  app: RemoteApp;
  /** The lifecycles that ran, each with the path it ran for. */
  ran: string[];
  /** The elements the remote draws in at present. */
  alive: ReadonlySet<HTMLElement>;
  /** Makes the pages of a path wait; gives a function that lets them go on. */
  hold: (pathname: string) => () => void;
};

/**
 * For tests: lifecycles without React, which like those of single-spa-react know what they have mounted
 * by the name of the parcel. A page at `/broken` tells the shell that it cannot draw itself; one at
 * `/silent` draws and never says so.
 */
export function fakeRemote(name: string): FakeRemote {
  const ran: string[] = [];
  const elements = new Map<string, HTMLElement>();
  const alive = new Set<HTMLElement>();
  const held = new Map<string, Promise<void>>();

  async function draw(element: HTMLElement, props: SeenProps): Promise<void> {
    const { pathname } = props.location;
    await held.get(pathname);
    if (pathname === '/broken') {
      element.replaceChildren();
      props.onFailure(new Error(`${name} cannot draw`));
      return;
    }
    element.innerHTML = `<h1>${name} ${pathname}</h1>`;
    if (pathname === '/silent') return;
    const head = { title: `${name} ${pathname}`, description: '', canonicalPath: pathname };
    props.setHead(head, props.location);
  }

  return {
    ran,
    alive,
    hold(pathname) {
      const { promise: released, resolve: release } = deferred<void>();
      held.set(pathname, released);
      return release;
    },
    app: {
      async bootstrap() {},
      async mount(props: SeenProps) {
        ran.push(`mount ${props.location.pathname}`);
        const { domElement } = props;
        if (!domElement) throw new Error('There is no element to mount on.');
        elements.set(props.name ?? '', domElement);
        alive.add(domElement);
        await draw(domElement, props);
      },
      async update(props: SeenProps) {
        ran.push(`update ${props.location.pathname}`);
        const element = elements.get(props.name ?? '');
        if (!element) throw new Error('There is nothing to update.');
        await draw(element, props);
      },
      async unmount(props: SeenProps) {
        ran.push(`unmount ${props.location.pathname}`);
        const element = elements.get(props.name ?? '');
        if (!element) throw new Error('There is nothing to unmount.');
        element.replaceChildren();
        alive.delete(element);
      },
      prepare: async () => ({ kind: 'ready', page: undefined }),
    },
  };
}
