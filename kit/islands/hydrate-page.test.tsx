import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { defineRemote, defineRoute } from '../remote/define-remote.ts';
import { createRenderer } from '../remote/renderer.tsx';
import { useLocation } from '../location.ts';
import { pageContextInTest } from '../testing/page-context-in-test.ts';
import { ViewInTest } from '../testing/view-in-test.ts';
import { defineIsland, type IslandProps } from './define-island.ts';
import { hydrateIslands, type Islands, type IslandsProps } from './hydrate-islands.tsx';
import { hydratePage } from './hydrate-page.ts';
import { Island } from './island.tsx';
import { StaticHtml } from './static-html.tsx';

const bell = defineIsland<object>('bell', function Bell() {
  useSettled('bell');
  const [rung, setRung] = useState(0);
  const { hash } = useLocation();
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      Bell {rung} {hash}
    </button>
  );
});

let onCupboardCommit = () => {};

/** A cupboard whose one shelf can be taken out and put back. */
const cupboard = defineIsland<object>(
  'cupboard',
  function Cupboard({ staticParts }: IslandProps<object>) {
    const [isIn, setIn] = useState(true);
    useLayoutEffect(() => onCupboardCommit(), []);
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
  useSettled('clock');
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

const islands: Islands = new Map([bell, clock, cupboard].map((one) => [one.name, one]));

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

const services = { publishedBlogs: async () => [], blog: async () => null };

const props: IslandsProps = {
  ...pageContextInTest(),
  location: { pathname: '/hall', search: '', hash: '', state: null, key: 'first' },
  navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
  onFailure: jest.fn(),
};

const stairs = { ...props, location: { ...props.location, hash: '#stairs' } };

/** A page as the composer rendered it. */
async function composed(path: string): Promise<HTMLElement> {
  const { html } = await createRenderer(house).render({ path, site: props.site, services });
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  settled = [];
  onCupboardCommit = () => {};
  return page;
}

/** The islands that have hydrated, in order. */
let settled: string[] = [];

function useSettled(name: string): void {
  useEffect(() => {
    settled.push(name);
  }, [name]);
}

/** Gives the islands of the hall boxes at these distances from the top of the window, in pixels. */
function place(page: HTMLElement, ...tops: number[]): Element[] {
  const shown = [...page.querySelectorAll('[data-island] > :first-child')];
  shown.forEach((element, index) => {
    const box = new DOMRect(0, tops[index] ?? 0, 320, 40);
    Object.assign(element, { getBoundingClientRect: () => box, getClientRects: () => [box] });
  });
  return shown;
}

const composedHall = () => composed('/hall');

const heading = () => screen.getByRole('heading', { level: 1 });

async function ring(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Bell 0/ }));
  expect(await screen.findByRole('button', { name: /^Bell 1/ })).toBeInTheDocument();
}

beforeEach(() => {
  hasSpring = true;
  Object.assign(window, { IntersectionObserver: ViewInTest });
});

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

test('hydrates a page’s islands in their own elements', async () => {
  const page = await composedHall();
  const before = { html: page.innerHTML, heading: heading() };
  hydratePage(page, islands, props);
  await waitFor(() => expect(settled).toHaveLength(2));

  expect(page.innerHTML).toBe(before.html);
  await ring();
  expect(heading()).toBe(before.heading);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('reports an island that the code lacks, keeps its HTML, and hydrates the others', async () => {
  hydratePage(await composedHall(), new Map([['bell', bell]]), props);
  await waitFor(() => expect(settled).toEqual(['bell']));

  expect(props.onFailure).toHaveBeenCalledWith(
    new Error('The page\'s code has no island "clock".'),
  );
  expect(screen.getByRole('button', { name: 'Wind' })).toBeInTheDocument();
  await ring();
});

test('reports an island that throws during hydration and restores its HTML and input', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  await userEvent.type(screen.getByRole('textbox'), '7:30');
  await userEvent.click(screen.getByRole('checkbox'));
  hasSpring = false;
  await hydrateIslands(page, islands, props).ready;

  expect(props.onFailure).toHaveBeenCalledWith(new Error('a spring broke'));
  expect(page.innerHTML).toBe(before.replace('{}"', '{}" data-plain=""'));
  expect(screen.getByRole('textbox')).toHaveValue('7:30');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await ring();
});

test('restores the HTML of an island that throws later, and keeps the others working', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  const { ready, update } = hydrateIslands(page, islands, props);
  await ready;
  await userEvent.click(screen.getByRole('button', { name: 'Wind' }));

  await waitFor(() => expect(props.onFailure).toHaveBeenCalledWith(new Error('a spring broke')));
  expect(page.innerHTML).toBe(before.replace('{}"', '{}" data-plain=""'));
  update(stairs);
  await screen.findByRole('button', { name: 'Bell 0 #stairs' });
  await ring();
});

test('keeps static HTML, and restores a removed part with working islands', async () => {
  const page = await composed('/kitchen');
  const plates = screen.getByText(/^Plates/);
  await hydrateIslands(page, islands, props).ready;
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
  const { ready, update } = hydrateIslands(page, islands, props);
  update(stairs);
  await ready;

  expect(await screen.findByRole('button', { name: 'Shelf #stairs' })).toBe(shelf);
});

test('unmounts an island without an error if it is released before hydration', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const { ready, release } = hydrateIslands(await composed('/kitchen'), islands, props);
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

test('hydrates near islands one at a time, nearest to the viewport first', async () => {
  const page = await composedHall();
  const shown = place(page, 900, -90);
  hydratePage(page, islands, props);
  ViewInTest.show(...shown);
  await waitFor(() => expect(settled).toEqual(['bell', 'clock']));
});

test('an island far away stays HTML until it comes near, and then has the latest location', async () => {
  const page = await composedHall();
  const [nearClock, farBell] = place(page, 0, 4000);
  const { update } = hydratePage(page, islands, props);
  ViewInTest.show(nearClock ?? page);
  await waitFor(() => expect(settled).toEqual(['clock']));
  update(stairs);
  expect(screen.getByRole('button', { name: /^Bell/ })).toHaveTextContent(/^Bell 0$/);

  ViewInTest.show(farBell ?? page);
  await screen.findByRole('button', { name: 'Bell 0 #stairs' });
  expect(ViewInTest.observed).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'a %s hydrates an island far away immediately',
  async (press) => {
    const page = await composedHall();
    place(page, 0, 4000);
    hydratePage(page, islands, props);
    fireEvent(screen.getByRole('button', { name: /^Bell/ }), new Event(press, { bubbles: true }));
    await waitFor(() => expect(settled).toEqual(['bell']));
  },
);

test('the click that hydrates an island is not lost', async () => {
  const page = await composedHall();
  place(page, 0, 4000);
  hydratePage(page, islands, props);
  fireEvent.click(screen.getByRole('button', { name: /^Bell/ }));
  expect(await screen.findByRole('button', { name: /^Bell 1/ })).toBeInTheDocument();
});

test('a click on an island inside one that has just hydrated is not lost', async () => {
  const page = await composed('/kitchen');
  place(page, 4000);
  hydratePage(page, islands, props);
  const bellButton = screen.getByRole('button', { name: /^Bell/ });
  onCupboardCommit = () => {
    fireEvent.click(bellButton);
  };
  fireEvent.pointerDown(bellButton);
  expect(await screen.findByRole('button', { name: /^Bell 1/ })).toBeInTheDocument();
});

test('hydrates the island that was pressed before the code arrived first', async () => {
  const page = await composedHall();
  page.querySelector('[data-island=bell]')?.setAttribute('data-pressed', '');
  await hydratePage(page, islands, props).ready;
  expect(settled).toEqual(['bell']);
  await waitFor(() => expect(settled).toEqual(['bell', 'clock']));
});

test('stays HTML once it is released', async () => {
  const page = await composedHall();
  const before = page.innerHTML;
  const [, farBell] = place(page, 0, 4000);
  const { release } = hydratePage(page, islands, props);
  release();
  ViewInTest.show(farBell ?? page);
  await userEvent.click(screen.getByRole('button', { name: /^Bell/ }));
  expect(page.innerHTML).toBe(before);
  expect(settled).toEqual([]);
});
