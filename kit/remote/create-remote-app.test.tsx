import '../testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import type { Location } from '../location.ts';
import { configuredSite } from '../testing/configured-site.ts';
import type { Head, RemoteApp, RemoteProps } from './contract.ts';
import { defineRemote, defineRoute, type PageProps, type Route } from './define-remote.ts';
import { createRemoteApp } from './create-remote-app.tsx';
import type { Services } from './services.ts';

const site = configuredSite();
const services: Services = { publishedBlogs: async () => [], blog: async () => null };

function Room({ params, data }: PageProps<{ greeting: string }>) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h1 id={id}>
        {data.greeting}, room {params['number']}
      </h1>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Knocked {count} times
      </button>
    </section>
  );
}

function Cellar(): never {
  throw new Error('There is no light in the cellar');
}

const headOf = (title: string): Head => ({ title, description: '', canonicalPath: '/' });

function rooms() {
  const load = jest.fn(async (_request: Parameters<Route['load']>[0]) => ({
    status: 200 as const,
    data: { greeting: 'Hello' },
  }));
  const openRoom = jest.fn(async () => ({
    page: {
      render: (props: PageProps<{ greeting: string }>) => <Room {...props} />,
      head: ({ params }: { params: PageProps['params'] }) => headOf(`Room ${params['number']}`),
    },
  }));
  const remote = defineRemote({
    name: 'mfe-home',
    prefixes: ['/{product}-rooms'],
    routes: [
      defineRoute<{ greeting: string }>({
        id: 'room',
        pattern: '/{product}-rooms/:number',
        page: openRoom,
        load,
      }),
      defineRoute({
        id: 'cellar',
        pattern: '/{product}-rooms/below/cellar',
        page: async () => ({ page: { render: () => <Cellar />, head: () => headOf('Cellar') } }),
      }),
    ],
  });
  return { remote, load, openRoom, app: createRemoteApp(remote) };
}

let keys = 0;

function locationOf(number: string): Location {
  keys += 1;
  const pathname = `/${site.product.slug}-rooms/${number}`;
  return { pathname, search: '', hash: '', state: null, key: `entry-${keys}` };
}

/** Props as the shell gives them, with a record of what the remote said. */
async function propsFor(app: RemoteApp, location: Location) {
  const prepared = await app.prepare({ location, site, services });
  if (prepared.kind === 'unknown') throw new Error(`There is no page at ${location.pathname}.`);
  const props: RemoteProps & { name: string } = {
    name: 'rooms',
    site,
    location,
    navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
    page: prepared.page,
    setHead: jest.fn(),
    openDialog: jest.fn(),
    notify: jest.fn(),
    setTitlePrefix: jest.fn(),
    onFailure: jest.fn(),
  };
  return props;
}

/** Props with the element to mount on, which single-spa adds to those of the shell. */
function on(
  domElement: HTMLElement,
  props: RemoteProps,
): RemoteProps & { domElement: HTMLElement } {
  return { ...props, domElement };
}

function emptyElement(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const knocks = () => screen.getByRole('button', { name: /Knocked/ });

afterEach(() => {
  document.body.replaceChildren();
});

test('mounts, reports its head, unmounts, and can be mounted again', async () => {
  const { app } = rooms();
  const location = locationOf('1');
  const props = await propsFor(app, location);
  const domElement = emptyElement();

  await app.bootstrap(props);
  await app.mount(on(domElement, props));
  expect(heading()).toHaveTextContent('Hello, room 1');
  await waitFor(() => expect(props.setHead).toHaveBeenCalledWith(headOf('Room 1'), location));
  expect(props.onFailure).not.toHaveBeenCalled();

  await app.unmount(props);
  expect(domElement).toBeEmptyDOMElement();
  await app.mount(on(domElement, props));
  expect(heading()).toHaveTextContent('Hello, room 1');
  await app.unmount(props);
});

test.each([
  ['to another page with fresh state', '5', '', 'Knocked 0 times'],
  ['within the same page without losing its state', '4', '#window', 'Knocked 1 times'],
])('updates %s, and reports the new location', async (_case, number, hash, knocked) => {
  const { app } = rooms();
  const first = await propsFor(app, locationOf('4'));
  await app.mount(on(emptyElement(), first));
  await userEvent.click(knocks());

  const location = { ...locationOf(number), hash };
  const second = await propsFor(app, location);
  await app.update(second);

  expect(heading()).toHaveTextContent(`Hello, room ${number}`);
  expect(knocks()).toHaveTextContent(knocked);
  await waitFor(() =>
    expect(second.setHead).toHaveBeenCalledWith(headOf(`Room ${number}`), location),
  );
  await app.unmount(second);
});

test('reports a page that throws and leaves the element empty', async () => {
  const { app } = rooms();
  const props = await propsFor(app, locationOf('below/cellar'));
  const domElement = emptyElement();

  await app.mount(on(domElement, props));

  expect(props.onFailure).toHaveBeenCalledWith(new Error('There is no light in the cellar'));
  expect(props.setHead).not.toHaveBeenCalled();
  expect(domElement).toBeEmptyDOMElement();
  await app.unmount(props);
});

test('prepare returns unknown for an address without a route and loads nothing', async () => {
  const { app, load, openRoom } = rooms();
  const location = { ...locationOf('8'), pathname: '/{product}-rooms/8' };
  expect(await app.prepare({ location, site, services })).toEqual({ kind: 'unknown' });
  expect(load).not.toHaveBeenCalled();
  expect(openRoom).not.toHaveBeenCalled();
});

test('prepare returns the loaded data, and retries failed imports', async () => {
  const { app, load, openRoom } = rooms();
  openRoom.mockRejectedValueOnce(new Error('offline'));
  const location = locationOf('9');
  await expect(app.prepare({ location, site, services })).rejects.toThrow('offline');
  expect(await app.prepare({ location, site, services })).toEqual({
    kind: 'ready',
    page: expect.objectContaining({ data: { greeting: 'Hello' } }),
  });
  expect(load).toHaveBeenCalledWith({ params: { number: '9' }, site, services });
});
