import '../testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useLocation } from '../router.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { adoptIslands, type Islands } from './adopt-islands.tsx';
import type { Surroundings } from './adoption.ts';
import { defineIsland, type IslandProps } from './define-island.ts';
import { Island } from './island.tsx';
import { Kept } from './kept.tsx';
import { IslandSurroundingsContext, useIslandSurroundings } from './surroundings.ts';

const bell = defineIsland<{ sound: string }>('bell', function Bell({ sound }) {
  const [rung, setRung] = useState(0);
  return (
    <button type="button" onClick={() => setRung((before) => before + 1)}>
      {sound} {rung}
    </button>
  );
});

/** A cupboard whose one shelf can be taken out and put back. */
const cupboard = defineIsland<object>('cupboard', function Cupboard({ kept }: IslandProps<object>) {
  const [isIn, setIn] = useState(true);
  const { hash } = useLocation();
  return (
    <div>
      <button type="button" onClick={() => setIn((before) => !before)}>
        Shelf
      </button>
      <output>{hash}</output>
      {isIn && <Kept of={kept[0]} />}
    </div>
  );
});

const doorbell = defineIsland<object>('doorbell', function Doorbell() {
  const { openDialog } = useIslandSurroundings();
  return (
    <button type="button" onClick={() => openDialog({ dialog: 'waitlist' })}>
      Door
    </button>
  );
});

const islands: Islands = [bell, cupboard, doorbell];

function House() {
  return (
    <>
      <h1>A house</h1>
      <Island
        of={cupboard}
        told={{}}
        kept={[
          <section key="shelf">
            Plates <Island of={bell} told={{ sound: 'Ting' }} />
          </section>,
        ]}
      />
    </>
  );
}

const around: Surroundings = {
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
      <IslandSurroundingsContext value={around}>{page}</IslandSurroundingsContext>
    </MemoryRouter>,
  );
  document.body.append(element);
  return element;
}

async function adopted(page: HTMLElement) {
  const found = await act(async () => adoptIslands(page, islands, around));
  await act(() => found.standing);
  return found;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('the page stays the very elements it came as, and its islands answer', async () => {
  const page = await pageAsHtml();
  const heading = screen.getByRole('heading', { level: 1 });
  const plates = screen.getByText(/^Plates/);
  await adopted(page);

  await userEvent.click(screen.getByRole('button', { name: 'Ting 0' }));
  expect(screen.getByRole('button', { name: 'Ting 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByText(/^Plates/)).toBe(plates);
});

test('what is kept comes back as it was, with the islands in it alive', async () => {
  await adopted(await pageAsHtml());
  const shelf = screen.getByRole('button', { name: 'Shelf' });

  await userEvent.click(shelf);
  expect(screen.queryByText(/^Plates/)).not.toBeInTheDocument();
  await userEvent.click(shelf);
  const ting = within(screen.getByText(/^Plates/)).getByRole('button');
  await userEvent.click(ting);
  expect(ting).toHaveTextContent('Ting 1');
});

test('islands hear of another address within the page', async () => {
  const found = await adopted(await pageAsHtml());
  act(() => found.update({ ...around, location: { ...around.location, hash: '#kitchen' } }));

  expect(screen.getByRole('status')).toHaveTextContent('#kitchen');
});

test('an address that changes before an island has taken over its HTML waits until it has', async () => {
  const page = await pageAsHtml();
  const shelf = screen.getByRole('button', { name: 'Shelf' });
  const { standing } = await act(async () => {
    const found = adoptIslands(page, islands, around);
    found.update({ ...around, location: { ...around.location, hash: '#kitchen' } });
    return found;
  });
  await act(() => standing);

  expect(screen.getByRole('status')).toHaveTextContent('#kitchen');
  expect(screen.getByRole('button', { name: 'Shelf' })).toBe(shelf);
});

test('an island that is let go before it has taken over its HTML ends without a word', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const page = await pageAsHtml(<Island of={bell} told={{ sound: 'Ting' }} />);
  const { standing } = await act(async () => {
    const found = adoptIslands(page, islands, around);
    found.release();
    return found;
  });
  await act(() => standing);
  window.removeEventListener('error', onError);

  expect(onError).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an island reaches what the site offers to pages', async () => {
  await adopted(await pageAsHtml(<Island of={doorbell} told={{}} />));
  await userEvent.click(screen.getByRole('button', { name: 'Door' }));

  expect(around.openDialog).toHaveBeenCalledWith({ dialog: 'waitlist' });
});

test('an island that the code does not have is named', async () => {
  const page = await pageAsHtml();

  expect(() => adoptIslands(page, [], around)).toThrow('no island "cupboard"');
});
