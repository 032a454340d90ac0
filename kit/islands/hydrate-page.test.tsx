import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { ComposedPageProps } from '../remote/contract.ts';
import { defineRemote, defineRoute } from '../remote/define-remote.ts';
import { createRenderer } from '../remote/renderer.tsx';
import { useLocation } from '../location.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { defineIsland, type IslandProps } from './define-island.ts';
import { hydrateIslands, type Islands } from './hydrate-islands.tsx';
import { Island } from './island.tsx';
import { type IslandImports, islandHydrator } from './island-hydrator.ts';
import { StaticHtml } from './static-html.tsx';

const bell = defineIsland<object>('bell', function Bell() {
  const [rung, setRung] = useState(0);
  const { hash } = useLocation();
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      Bell {rung} {hash}
    </button>
  );
});

/** A cupboard whose one shelf can be taken out and put back. */
const cupboard = defineIsland<object>(
  'cupboard',
  function Cupboard({ staticParts }: IslandProps<object>) {
    const [isIn, setIn] = useState(true);
    return (
      <div>
        <button type="button" onClick={() => setIn((before) => !before)}>
          Shelf {useLocation().hash}
        </button>
        {isIn && <StaticHtml of={staticParts[0]} />}
      </div>
    );
  },
);

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

const route = (pattern: string, render: () => ReactNode) =>
  defineRoute({
    id: pattern.slice(1),
    pattern,
    page: async () => ({
      page: { render, head: () => ({ title: '', description: '', canonicalPath: pattern }) },
    }),
  });

const house = defineRemote({
  name: 'mfe-home',
  prefixes: ['/hall', '/kitchen'],
  routes: [
    route('/hall', () => (
      <>
        <h1>Hall</h1>
        <Island of={clock} props={{}} />
        <Island of={bell} props={{}} />
      </>
    )),
    route('/kitchen', () => (
      <Island
        of={cupboard}
        props={{}}
        staticParts={[
          <p key="shelf">
            Plates <Island of={bell} props={{}} />
          </p>,
        ]}
      />
    )),
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

/** A page as the composer rendered it. */
async function composed(path: string): Promise<HTMLElement> {
  const { html } = await createRenderer(house).render({ path, site, services });
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

const composedHall = () => composed('/hall');

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

test('hydrates a page’s islands in their own elements', async () => {
  const page = await composedHall();
  const before = { html: page.innerHTML, heading: heading() };
  await islandHydrator(imports)(page, props).ready;

  expect(page.innerHTML).toBe(before.html);
  await ring();
  expect(heading()).toBe(before.heading);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('loads only the code of islands on the page, once', async () => {
  const fetchBell = jest.fn(async () => ({ bell }));
  const fetchGate = jest.fn(async () => ({}));
  const page = await composedHall();
  page.append(...[...page.children].map((child) => child.cloneNode(true)));
  await islandHydrator({ ...imports, bell: fetchBell, gate: fetchGate })(page, props).ready;

  expect(fetchBell).toHaveBeenCalledTimes(1);
  expect(fetchGate).not.toHaveBeenCalled();
});

test('applies a location change that happens while the code loads', async () => {
  const { ready, update } = islandHydrator(imports)(await composedHall(), props);
  update(stairs);
  await ready;

  expect(await screen.findByRole('button', { name: 'Bell 0 #stairs' })).toBeInTheDocument();
});

test('stays HTML and reports nothing if released while the code loads', async () => {
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

test('reports an island that fails to load, keeps its HTML, and hydrates the others', async () => {
  const clockMissing = async () => Promise.reject(new Error('offline'));
  await islandHydrator({ ...imports, clock: clockMissing })(await composedHall(), props).ready;

  expect(props.onFailure).toHaveBeenCalledWith(new Error('offline'));
  expect(screen.getByRole('button', { name: 'Wind' })).toBeInTheDocument();
  await ring();
});

test.each([
  ['is not in the release', undefined, 'The page code has no island "clock".'],
  [
    'is in a file of another name',
    async () => ({ bell }),
    'clock.island.tsx defines "bell" instead of "clock".',
  ],
])('reports by name an island that %s', async (_case, clockImport, message) => {
  const { clock: _, ...others } = imports;
  const given: IslandImports = clockImport ? { ...others, clock: clockImport } : others;
  await islandHydrator(given)(await composedHall(), props).ready;

  expect(props.onFailure).toHaveBeenCalledWith(new Error(message));
});

test('reports an island that throws during hydration and restores its HTML and input', async () => {
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

test('restores the HTML of an island that throws later, and keeps the others working', async () => {
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

const kitchenIslands: Islands = new Map([
  ['bell', bell],
  ['cupboard', cupboard],
]);

test('keeps static HTML, and restores a removed part with working islands', async () => {
  const page = await composed('/kitchen');
  const plates = screen.getByText(/^Plates/);
  await hydrateIslands(page, kitchenIslands, props).ready;
  expect(screen.getByText(/^Plates/)).toBe(plates);
  await ring();

  const shelf = screen.getByRole('button', { name: /^Shelf/ });
  await userEvent.click(shelf);
  await waitFor(() => expect(screen.queryByText(/^Plates/)).not.toBeInTheDocument());
  await userEvent.click(shelf);
  await screen.findByText(/^Plates/);
  await ring();
});

test('applies a location change during hydration once hydrated', async () => {
  const page = await composed('/kitchen');
  const shelf = screen.getByRole('button', { name: /^Shelf/ });
  const { ready, update } = hydrateIslands(page, kitchenIslands, props);
  update(stairs);
  await ready;

  expect(await screen.findByRole('button', { name: 'Shelf #stairs' })).toBe(shelf);
});

test('unmounts an island without an error if it is released before hydration', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const { ready, release } = hydrateIslands(await composed('/kitchen'), kitchenIslands, props);
  release();
  await ready;

  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});

test('hydrates islands nested in one whose code is missing', async () => {
  await hydrateIslands(await composed('/kitchen'), new Map([['bell', bell]]), props).ready;

  await ring();
  await userEvent.click(screen.getByRole('button', { name: /^Shelf/ }));
  expect(screen.getByText(/^Plates/)).toBeInTheDocument();
});

/** Does what a browser's translation does to the text in an element. */
function translate(element: HTMLElement): void {
  const translation = document.createElement('font');
  translation.textContent = 'चाबी';
  element.replaceChildren(translation);
}

test('hydrates a translated island, keeps its input and reports nothing', async () => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  const page = await composedHall();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), '7:30');
  page.querySelectorAll('button').forEach(translate);
  page.append(document.createElement('font'));
  await hydrateIslands(page, new Map([['clock', clock]]), props).ready;
  window.removeEventListener('error', onError);

  expect(screen.getByRole('button', { name: 'Wind' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('7:30');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(onError).not.toHaveBeenCalled();
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('reports a mismatch with any other cause', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const page = await composedHall();
  screen.getByRole('button', { name: 'Wind' }).replaceChildren('Unwind');
  await hydrateIslands(page, new Map([['clock', clock]]), props).ready;
  window.removeEventListener('error', onError);

  expect(onError).toHaveBeenCalledTimes(1);
});

test('hydrates a clicked island first and immediately, even if it was clicked before the hydrator started', async () => {
  const page = await composed('/hall');
  const [first, second] = page.querySelectorAll<HTMLElement>('[data-island]');
  const settled: (string | undefined)[] = [];
  page.addEventListener('island:settled', ({ target }) => {
    if (target instanceof HTMLElement) settled.push(target.dataset['island']);
  });
  second?.setAttribute('data-pressed', '');
  const { ready } = islandHydrator(imports)(page, props);
  await waitFor(() => expect(settled).toEqual(['bell']));
  first?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await ready;
  expect(settled).toEqual(['bell', 'clock']);
});

test('hydrates islands one at a time, nearest to the viewport first', async () => {
  const page = await composed('/hall');
  const [first, second] = page.querySelectorAll<HTMLElement>('[data-island] > :first-child');
  if (!first || !second) throw new Error('The islands are not there.');
  first.getBoundingClientRect = () => new DOMRect(0, 4000, 320, 40);
  second.getBoundingClientRect = () => new DOMRect(0, -90, 320, 40);
  const settled: (string | undefined)[] = [];
  page.addEventListener('island:settled', ({ target }) => {
    if (target instanceof HTMLElement) settled.push(target.dataset['island']);
  });
  await islandHydrator(imports)(page, props).ready;
  expect(settled).toEqual(['bell', 'clock']);
});
