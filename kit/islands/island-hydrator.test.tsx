import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComposedPageProps } from '../remote/contract.ts';
import { defineRemote, defineRoute } from '../remote/define-remote.ts';
import { createRenderer } from '../remote/renderer.tsx';
import { useLocation } from '../router.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { defineIsland } from './define-island.ts';
import { Island } from './island.tsx';
import { type IslandImports, islandHydrator } from './island-hydrator.ts';

const bell = defineIsland<object>('bell', function Bell() {
  const [rung, setRung] = useState(0);
  const { hash } = useLocation();
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      Bell {rung} {hash}
    </button>
  );
});

let hasSpring = true;

/** Goes until it is wound, and not at all without its spring. */
const clock = defineIsland<object>('clock', function Clock() {
  const [wound, setWound] = useState(false);
  if (wound || !hasSpring) throw new Error('a spring broke');
  return (
    <div>
      <input aria-label="Alarm" />
      <input type="checkbox" />
      <button type="button" onClick={() => setWound(true)}>
        Wind
      </button>
    </div>
  );
});

const imports: IslandImports = {
  bell: async () => ({ bell }),
  clock: async () => ({ words: 'about clocks', clock }),
};

const hall = defineRemote({
  name: 'mfe-home',
  prefixes: ['/hall'],
  routes: [
    defineRoute({
      id: 'hall',
      pattern: '/hall',
      page: async () => ({
        page: {
          render: () => (
            <>
              <h1>Hall</h1>
              <Island of={clock} props={{}} />
              <Island of={bell} props={{}} />
            </>
          ),
          head: () => ({ title: 'Hall', description: '', canonicalPath: '/hall' }),
        },
      }),
    }),
  ],
});

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

const props: ComposedPageProps = {
  site,
  location: { pathname: '/hall', search: '', hash: '', state: null, key: 'first' },
  navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
  openDialog: jest.fn(),
  notify: jest.fn(),
  setTitlePrefix: jest.fn(),
  onFailure: jest.fn(),
};

const stairs = { ...props, location: { ...props.location, hash: '#stairs' } };

/** The hall as the composer rendered it. */
async function composedHall(): Promise<HTMLElement> {
  const { html } = await createRenderer(hall).render({ path: '/hall', site, services });
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

const heading = () => screen.getByRole('heading', { level: 1 });

async function ring(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Bell 0/ }));
  expect(await screen.findByRole('button', { name: /^Bell 1/ })).toBeInTheDocument();
}

beforeEach(() => {
  hasSpring = true;
});

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

test('the islands of a page come alive, and the page stays the elements it came as', async () => {
  const page = await composedHall();
  const before = { html: page.innerHTML, heading: heading() };
  await islandHydrator(imports)(page, props).ready;

  expect(page.innerHTML).toBe(before.html);
  await ring();
  expect(heading()).toBe(before.heading);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('only the code of islands that the page holds is fetched, and once', async () => {
  const fetchBell = jest.fn(async () => ({ bell }));
  const fetchGate = jest.fn(async () => ({}));
  const page = await composedHall();
  page.append(...[...page.children].map((child) => child.cloneNode(true)));
  await islandHydrator({ ...imports, bell: fetchBell, gate: fetchGate })(page, props).ready;

  expect(fetchBell).toHaveBeenCalledTimes(1);
  expect(fetchGate).not.toHaveBeenCalled();
});

test('a link within the page reaches the islands', async () => {
  const { ready, update } = islandHydrator(imports)(await composedHall(), props);
  await ready;
  update(stairs);

  expect(await screen.findByRole('button', { name: 'Bell 0 #stairs' })).toBeInTheDocument();
});

test('a link that is followed while the code is on its way reaches the islands too', async () => {
  const { ready, update } = islandHydrator(imports)(await composedHall(), props);
  update(stairs);
  await ready;

  expect(await screen.findByRole('button', { name: 'Bell 0 #stairs' })).toBeInTheDocument();
});

test('a page that is left while the code is on its way stays HTML, and nothing is complained of', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  const missing = async () => Promise.reject(new Error('offline'));
  const { ready, release } = islandHydrator({ ...imports, clock: missing })(page, props);
  release();
  await ready;

  await userEvent.click(screen.getByRole('button', { name: /^Bell/ }));
  expect(page.innerHTML).toBe(before);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('an island whose code does not come is told and stays HTML, and the others come alive', async () => {
  const clockMissing = async () => Promise.reject(new Error('offline'));
  await islandHydrator({ ...imports, clock: clockMissing })(await composedHall(), props).ready;

  expect(props.onFailure).toHaveBeenCalledWith(new Error('offline'));
  expect(screen.getByRole('button', { name: 'Wind' })).toBeInTheDocument();
  await ring();
});

test('an island that the release does not have is named', async () => {
  const { bell: fetchBell } = imports;
  await islandHydrator({ ...(fetchBell && { bell: fetchBell }) })(await composedHall(), props)
    .ready;

  expect(props.onFailure).toHaveBeenCalledWith(
    new Error('The code of this page has no island "clock".'),
  );
});

test('a file that defines an island of another name is named', async () => {
  await islandHydrator({ ...imports, clock: async () => ({ bell }) })(await composedHall(), props)
    .ready;

  expect(props.onFailure).toHaveBeenCalledWith(
    new Error('clock.island.tsx defines "bell" instead of "clock".'),
  );
});

test('an island that throws while it is hydrated is told and stays the HTML it was, with what was entered', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  await userEvent.type(screen.getByRole('textbox'), '7:30');
  await userEvent.click(screen.getByRole('checkbox'));
  hasSpring = false;
  await islandHydrator(imports)(page, props).ready;

  expect(props.onFailure).toHaveBeenCalledWith(new Error('a spring broke'));
  expect(page.innerHTML).toBe(before);
  expect(screen.getByRole('textbox')).toHaveValue('7:30');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await ring();
});

test('an island that throws later becomes the HTML it was, and the others live on', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  const { ready, update } = islandHydrator(imports)(page, props);
  await ready;
  await userEvent.click(screen.getByRole('button', { name: 'Wind' }));

  await waitFor(() => expect(props.onFailure).toHaveBeenCalledWith(new Error('a spring broke')));
  expect(page.innerHTML).toBe(before);
  update(stairs);
  await screen.findByRole('button', { name: 'Bell 0 #stairs' });
  await ring();
});
