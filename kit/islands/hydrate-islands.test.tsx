import '../testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useLocation } from '../router.ts';
import { configuredSite } from '../testing/configured-site.ts';
import type { ComposedPageProps } from '../remote/contract.ts';
import { defineIsland, type IslandProps } from './define-island.ts';
import { hydrateIslands, type Islands } from './hydrate-islands.tsx';
import { Island } from './island.tsx';
import { StaticHtml } from './static-html.tsx';
import { PageContext, usePageContext } from './page-context.ts';

const bell = defineIsland<{ sound: string }>('bell', function Bell({ sound }) {
  const [rung, setRung] = useState(0);
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      {sound} {rung}
    </button>
  );
});

/** A cupboard whose one shelf can be taken out and put back. */
const cupboard = defineIsland<object>(
  'cupboard',
  function Cupboard({ staticParts }: IslandProps<object>) {
    const [isIn, setIn] = useState(true);
    const { hash } = useLocation();
    return (
      <div>
        <button type="button" onClick={() => setIn((before) => !before)}>
          Shelf
        </button>
        <output>{hash}</output>
        {isIn && <StaticHtml of={staticParts[0]} />}
      </div>
    );
  },
);

const doorbell = defineIsland<object>('doorbell', function Doorbell() {
  const { openDialog } = usePageContext();
  return (
    <button type="button" onClick={() => openDialog({ dialog: 'waitlist' })}>
      Door
    </button>
  );
});

const islands: Islands = new Map([bell, cupboard, doorbell].map((island) => [island.name, island]));

function House() {
  return (
    <>
      <h1>A house</h1>
      <Island
        of={cupboard}
        props={{}}
        staticParts={[
          <section key="shelf">
            Plates <Island of={bell} props={{ sound: 'Ting' }} />
          </section>,
        ]}
      />
    </>
  );
}

const around: ComposedPageProps = {
  site: configuredSite(),
  location: { pathname: '/house', search: '', hash: '', state: null, key: 'first' },
  navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
  openDialog: jest.fn(),
  notify: jest.fn(),
  setTitlePrefix: jest.fn(),
  onFailure: jest.fn(),
};

/** The page as it comes from the server. */
async function pageAsHtml(page = <House />): Promise<HTMLElement> {
  const { renderToString } = await import('react-dom/server');
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <MemoryRouter>
      <PageContext value={around}>{page}</PageContext>
    </MemoryRouter>,
  );
  document.body.append(element);
  return element;
}

async function hydrated(page: HTMLElement) {
  const found = await act(async () => hydrateIslands(page, islands, around));
  await act(() => found.ready);
  return found;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('the page stays the very elements it came as, and its islands answer', async () => {
  const page = await pageAsHtml();
  const heading = screen.getByRole('heading', { level: 1 });
  const plates = screen.getByText(/^Plates/);
  await hydrated(page);

  await userEvent.click(screen.getByRole('button', { name: 'Ting 0' }));
  expect(screen.getByRole('button', { name: 'Ting 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByText(/^Plates/)).toBe(plates);
});

test('a static part comes back as it was, with the islands in it alive', async () => {
  await hydrated(await pageAsHtml());
  const shelf = screen.getByRole('button', { name: 'Shelf' });

  await userEvent.click(shelf);
  expect(screen.queryByText(/^Plates/)).not.toBeInTheDocument();
  await userEvent.click(shelf);
  const ting = within(screen.getByText(/^Plates/)).getByRole('button');
  await userEvent.click(ting);
  expect(ting).toHaveTextContent('Ting 1');
});

test('islands hear of another address within the page', async () => {
  const found = await hydrated(await pageAsHtml());
  act(() => found.update({ ...around, location: { ...around.location, hash: '#kitchen' } }));

  expect(screen.getByRole('status')).toHaveTextContent('#kitchen');
});

test('an address that changes before an island is hydrated waits until it is', async () => {
  const page = await pageAsHtml();
  const shelf = screen.getByRole('button', { name: 'Shelf' });
  const { ready } = await act(async () => {
    const found = hydrateIslands(page, islands, around);
    found.update({ ...around, location: { ...around.location, hash: '#kitchen' } });
    return found;
  });
  await act(() => ready);

  expect(screen.getByRole('status')).toHaveTextContent('#kitchen');
  expect(screen.getByRole('button', { name: 'Shelf' })).toBe(shelf);
});

test('an island that is released before it is hydrated ends without a word', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const page = await pageAsHtml(<Island of={bell} props={{ sound: 'Ting' }} />);
  const { ready } = await act(async () => {
    const found = hydrateIslands(page, islands, around);
    found.release();
    return found;
  });
  await act(() => ready);
  window.removeEventListener('error', onError);

  expect(onError).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an island reaches what the site offers to pages', async () => {
  await hydrated(await pageAsHtml(<Island of={doorbell} props={{}} />));
  await userEvent.click(screen.getByRole('button', { name: 'Door' }));

  expect(around.openDialog).toHaveBeenCalledWith({ dialog: 'waitlist' });
});

test('an island whose code is not there stays HTML, and those inside it come alive all the same', async () => {
  const page = await pageAsHtml();
  const found = await act(async () => hydrateIslands(page, new Map([['bell', bell]]), around));
  await act(() => found.ready);

  await userEvent.click(screen.getByRole('button', { name: 'Shelf' }));
  expect(screen.getByText(/^Plates/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ting 0' }));
  expect(screen.getByRole('button', { name: 'Ting 1' })).toBeInTheDocument();
});
