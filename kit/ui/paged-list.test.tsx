import '../testing/text-encoder.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { AddressInTest, addressChanged } from '../testing/address-in-test.tsx';
import { hydrateInTest } from '../testing/hydrate-in-test.tsx';
import { PagedList as PagedListAlone } from './paged-list.tsx';

function PagedList(props: ComponentProps<typeof PagedListAlone>) {
  return (
    <AddressInTest>
      <PagedListAlone {...props} />
    </AddressInTest>
  );
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const pages = [
  ['one', 'two', 'three', 'four', 'five'],
  ['six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
];
const seen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('hides nothing without JavaScript; once hydrated, shows one page with its position and buttons', async () => {
  await hydrateInTest(<PagedList noun="types" pages={pages} />, (page) => {
    expect(page.querySelectorAll('li')).toHaveLength(11);
    expect(page.querySelectorAll('[data-off-page]')).toHaveLength(6);
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
  });
  expect(document.querySelector('[data-off-page]')).toBeNull();
  expect(seen()).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 2, types 1 to 5 of 11');
  expect(screen.getByText('/02').parentElement).toHaveTextContent('01/02');

  const next = screen.getByRole('button', { name: 'Next types' });
  await userEvent.click(next);
  expect(seen()).toEqual(['six', 'seven', 'eight', 'nine', 'ten', 'eleven']);
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2, types 6 to 11 of 11');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2');

  await userEvent.click(screen.getByRole('button', { name: 'Previous types' }));
  expect(seen()[0]).toBe('one');
});

test('shows everything on request, and returns to pages, without losing focus', async () => {
  render(<PagedList noun="types" pages={pages} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 11' }));
  expect(seen()).toHaveLength(11);
  expect(screen.getByRole('status')).toHaveTextContent('All 11 types');
  const back = screen.getByRole('button', { name: 'Show page by page' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(seen()).toHaveLength(5);
});

test('shows no pager for a single page, and a single number for a page with one item', () => {
  const { unmount } = render(<PagedList noun="causes" pages={[['one', 'two']]} />);
  expect(seen()).toEqual(['one', 'two']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();

  render(<PagedList noun="groups" pages={[['one'], ['two']]} />);
  expect(screen.getByRole('navigation', { name: 'Groups pages' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 2, groups 1 of 2');
});

test('shows the page for the age in the address, on hydration and on later changes', async () => {
  const ages = ['1-4', '4-8', '8-12'];
  window.history.replaceState(null, '', '/?age=8-12');
  await hydrateInTest(<PagedList noun="ages" pages={[['one'], ['two'], ['three']]} ages={ages} />);
  expect(seen()).toEqual(['three']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous ages' }));
  expect(seen()).toEqual(['two']);

  window.history.replaceState(null, '', '/?age=1-4');
  act(addressChanged);
  expect(seen()).toEqual(['one']);
  window.history.replaceState(null, '', '/?age=from-another-page');
  act(addressChanged);
  expect(seen()).toEqual(['one']);
});
