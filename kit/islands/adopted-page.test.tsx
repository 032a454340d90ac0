import '../testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Head, RemoteApp, RemoteProps } from '../remote/contract.ts';
import { defineRemote, defineRoute } from '../remote/define-remote.ts';
import { createRemoteApp } from '../remote/lifecycles.tsx';
import { createRenderer } from '../remote/renderer.tsx';
import { type Location, useLocation } from '../router.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { defineIsland } from './define-island.ts';
import { Island } from './island.tsx';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

const bell = defineIsland<object>('bell', function Bell() {
  const [rung, setRung] = useState(0);
  const { hash } = useLocation();
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      Bell {rung} {hash}
    </button>
  );
});

const Hall = () => (
  <>
    <h1>Hall</h1>
    <Island of={bell} told={{}} />
  </>
);

const headOf = (title: string): Head => ({ title, description: '', canonicalPath: '/' });

function house() {
  const openHall = jest.fn(async () => ({ page: { Page: Hall, head: () => headOf('Hall') } }));
  const Garden = () => <h1>Garden</h1>;
  const remote = defineRemote({
    name: 'mfe-home',
    prefixes: ['/house'],
    routes: [
      defineRoute({
        id: 'hall',
        pattern: '/house/hall',
        page: openHall,
        islands: { chunk: 'hall-islands', open: async () => ({ islands: [bell] }) },
      }),
      defineRoute({
        id: 'garden',
        pattern: '/house/garden',
        page: async () => ({ page: { Page: Garden, head: () => headOf('Garden') } }),
      }),
    ],
  });
  return { remote, openHall, app: createRemoteApp(remote) };
}

let keys = 0;
function locationOf(room: string, hash = ''): Location {
  keys += 1;
  return { pathname: `/house/${room}`, search: '', hash, state: null, key: String(keys) };
}

async function propsFor(app: RemoteApp, location: Location, isComposed = false) {
  const composed = isComposed ? { composed: { data: undefined } } : {};
  await app.prepare({ location, site, services, ...composed });
  const props: RemoteProps & { name: string } = {
    name: 'house',
    site,
    location,
    navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
    data: undefined,
    setHead: jest.fn(),
    openDialog: jest.fn(),
    notify: jest.fn(),
    setTitlePrefix: jest.fn(),
    onFailure: jest.fn(),
  };
  return props;
}

/** The hall as the composer drew it, and taken over by its islands. */
async function adoptedHall() {
  const { remote, openHall, app } = house();
  const path = '/house/hall';
  const { html } = await createRenderer(remote).render({ path, site, services });
  const domElement = document.createElement('div');
  domElement.dataset['prerendered'] = '';
  domElement.innerHTML = html;
  document.body.append(domElement);
  const drawnAhead = heading();
  // The server's drawing opened it.
  openHall.mockClear();
  const props = await propsFor(app, locationOf('hall'), true);
  await app.mount({ ...props, domElement } as RemoteProps);
  await waitFor(() => expect(props.setHead).toHaveBeenCalled());
  return { app, props, openHall, domElement, drawnAhead };
}

const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  document.body.replaceChildren();
});

test('a page with islands comes alive without its own code, under the head it came with', async () => {
  const { app, props, openHall, drawnAhead } = await adoptedHall();

  await userEvent.click(screen.getByRole('button', { name: 'Bell 0' }));
  expect(await screen.findByRole('button', { name: 'Bell 1' })).toBeInTheDocument();
  expect(heading()).toBe(drawnAhead);
  expect(props.setHead).toHaveBeenCalledWith('composed', props.location);
  expect(openHall).not.toHaveBeenCalled();
  await app.unmount(props);
});

test('a link within the page reaches the islands and fetches nothing', async () => {
  const { app, openHall, drawnAhead } = await adoptedHall();
  const next = await propsFor(app, locationOf('hall', '#stairs'), true);
  await app.update(next);

  expect(await screen.findByRole('button', { name: 'Bell 0 #stairs' })).toBeInTheDocument();
  expect(heading()).toBe(drawnAhead);
  expect(next.setHead).toHaveBeenCalledWith('composed', next.location);
  expect(openHall).not.toHaveBeenCalled();
  await app.unmount(next);
});

test('another page takes its place, and coming back draws it from its code', async () => {
  const { app, openHall, drawnAhead } = await adoptedHall();
  const garden = await propsFor(app, locationOf('garden'));
  await app.update(garden);
  expect(heading()).toHaveTextContent('Garden');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(garden.setHead).toHaveBeenCalledWith(headOf('Garden'), garden.location),
  );

  const hall = await propsFor(app, locationOf('hall'));
  await app.update(hall);
  expect(openHall).toHaveBeenCalledTimes(1);
  expect(heading()).toHaveTextContent('Hall');
  expect(heading()).not.toBe(drawnAhead);
  await userEvent.click(screen.getByRole('button', { name: 'Bell 0' }));
  expect(await screen.findByRole('button', { name: 'Bell 1' })).toBeInTheDocument();
  await waitFor(() => expect(hall.setHead).toHaveBeenCalledWith(headOf('Hall'), hall.location));
  await app.unmount(hall);
});

test('a page that is left for another section leaves nothing behind', async () => {
  const { app, props, domElement } = await adoptedHall();
  await app.unmount(props);

  expect(domElement).toBeEmptyDOMElement();
});
