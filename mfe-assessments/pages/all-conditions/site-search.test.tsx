import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { contentOf, type Texts } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { Search } from '@site/kit/search/load-search.ts';
import { AddressInTest, addressChanged } from '@site/kit/testing/address-in-test.tsx';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import searchTexts from '../../content/words/search.yaml';
import { site } from '../../testing/documents.ts';

const mockLoad = jest.fn<() => Promise<Search>>();
const mockLoaded = jest.fn<() => Search | null>(() => null);
jest.mock('@site/kit/search/load-search.ts', () => ({
  loadSearch: () => mockLoad(),
  loadedSearch: () => mockLoaded(),
}));

afterEach(() => window.history.replaceState(null, '', '/'));

const autism = {
  path: '/assessments/behavioral/autism',
  kind: 'condition',
  title: 'Autism',
  summary: 'How it shows.',
} as const;

/** A search index with one word. */
const small: Search = Object.assign(
  (query: string) => ({
    results: query.startsWith('aut') ? [autism] : [],
    isNear: query !== 'autism',
  }),
  { more: null },
);

async function open(address = '/assessments') {
  window.history.replaceState(null, '', address);
  const { siteSearch } = await import('./site-search.island.tsx');
  await act(async () => {
    render(
      <AddressInTest>
        <PageContext value={pageContextInTest({ site })}>
          <Island of={siteSearch} props={{ texts: contentOf<Texts>(searchTexts) }} />
        </PageContext>
      </AddressInTest>,
    );
  });
  return { user: userEvent.setup(), box: screen.getByRole('searchbox') };
}

test('fetches the rest of a large index on request', async () => {
  const post = { ...autism, path: '/blog/9', kind: 'article', title: 'Years ago' } as const;
  const all: Search = Object.assign(() => ({ results: [autism, post], isNear: false }), {
    more: null,
  });
  const more = jest.fn(async () => all);
  mockLoad.mockResolvedValue(Object.assign((query: string) => small(query), { more }));
  const { user, box } = await open();
  await user.type(box, 'autism');
  await screen.findByRole('listitem');
  expect(more).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Search older articles as well' });
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Years ago' })).toBeInTheDocument();
  expect(button).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

test('lists matches with their kind of page, announces their number, and marks near matches', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open();
  await user.type(box, 'autism');
  const result = await screen.findByRole('listitem');
  expect(within(result).getByRole('link', { name: 'Autism' })).toHaveAttribute('href', autism.path);
  expect(result).toHaveTextContent('Condition');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');

  await user.clear(box);
  await user.type(box, 'autumn leaves');
  expect(await screen.findByText('Here is what comes closest.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Autism' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Here is what comes closest.');
});

test('writes the query to the address when typing pauses, without a new history entry', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open('/assessments?from=feed');
  const entries = window.history.length;
  await user.type(box, 'autism ');
  await waitFor(() => expect(window.location.search).toBe('?from=feed&q=autism'));
  expect(box).toHaveValue('autism ');
  await user.clear(box);
  await waitFor(() => expect(window.location.search).toBe('?from=feed'));
  expect(window.history.length).toBe(entries);
});

test('keeps every space and letter of a visitor who types slowly', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open();
  await user.type(box, 'late ');
  await user.tab();
  await user.type(box, 'talking ');
  await user.tab();
  expect(box).toHaveValue('late talking ');
  expect(window.location.search).toBe('?q=late+talking');
});

test('leaves the box and the address alone while an input method composes a word', async () => {
  mockLoad.mockResolvedValue(small);
  const { box } = await open();
  fireEvent.compositionStart(box);
  for (const text of ['न', 'नी', 'नीं']) {
    fireEvent.input(box, { target: { value: text } });
    fireEvent.blur(box);
    expect(window.location.search).toBe('');
    expect(box).toHaveValue(text);
  }
  fireEvent.input(box, { target: { value: 'नींद' } });
  fireEvent.compositionEnd(box);
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('नींद'));
  expect(box).toHaveValue('नींद');
});

test('fills the box again when the visitor goes back or follows a link to another query', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open('/assessments?q=autism');
  await user.type(box, ' signs');
  await user.tab();
  expect(window.location.search).toBe('?q=autism+signs');
  act(() => {
    window.history.replaceState(null, '', '/assessments?q=autism');
    addressChanged();
  });
  expect(box).toHaveValue('autism');
  expect(await screen.findByRole('link', { name: 'Autism' })).toBeVisible();
});

test('shows earlier results immediately when the visitor returns', async () => {
  mockLoaded.mockReturnValueOnce(small);
  const { box } = await open('/assessments?q=autism');
  expect(box).toHaveValue('autism');
  expect(screen.getByRole('link', { name: 'Autism' })).toBeVisible();
});

test('says plainly that nothing was found, and offers contacts and other pages', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open();
  await user.type(box, 'insurance');
  expect(
    await screen.findByRole('heading', { name: 'We have nothing about “insurance” yet' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contactUs');
  expect(screen.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute(
    'href',
    '/company/faq',
  );
});

test('a search about a danger is answered with the first step and 112, with or without results', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open();
  await user.type(box, 'dog bite');
  const nothing = await screen.findByRole('heading', { name: /“dog bite”/ });
  const action = screen.getByText(/^Wash the bite with soap and running water for 15 minutes/);
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('link', { name: /step by step/ })).toHaveAttribute(
    'href',
    '/blog/109#in-post-dog-cat-or-monkey-bite',
  );
  expect(action.compareDocumentPosition(nothing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.clear(box);
  await user.type(box, 'autism');
  await screen.findByRole('link', { name: 'Autism' });
  expect(screen.queryByRole('link', { name: '112' })).toBeNull();
});

/** Wraps every text node in new elements, as browser translators do. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `⟨${text.data}⟩`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test('keeps working with current results when the browser has translated the page', async () => {
  mockLoad.mockResolvedValue(small);
  const { user, box } = await open();
  for (const [typed, said] of [
    ['autism', '1 result'],
    ['autumn leaves', 'Here is what comes closest.'],
    ['autism', '1 result'],
  ] as const) {
    await user.clear(box);
    translate(document.body);
    await user.type(box, typed);
    await screen.findByRole('link', { name: 'Autism' });
    expect(screen.getByRole('status')).toHaveTextContent(said);
    translate(document.body);
  }
  await user.clear(box);
  await user.type(box, 'fever');
  expect(await screen.findByRole('heading', { name: /“fever”/ })).toBeVisible();
  translate(document.body);
  await user.type(box, 's');
  expect(await screen.findByRole('heading', { name: /“fevers”/ })).toBeVisible();
});
