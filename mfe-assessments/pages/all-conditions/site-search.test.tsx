import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { Island } from '@site/kit/islands/island.tsx';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { Search } from '@site/kit/search/load-search.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { MemoryRouter } from 'react-router-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../testing/site.ts';

const mockLoad = jest.fn<() => Promise<Search>>();
jest.mock('@site/kit/search/load-search.ts', () => ({ loadSearch: () => mockLoad() }));

const autism = {
  path: '/assessments/behavioral/autism',
  kind: 'condition',
  title: 'Autism',
  summary: 'How it shows.',
} as const;

/** An index that knows one word. */
const small: Search = Object.assign(
  (query: string) => ({
    results: query.startsWith('aut') ? [autism] : [],
    isNear: query !== 'autism',
  }),
  { more: null },
);

async function open() {
  const { siteSearch } = await import('./site-search.island.tsx');
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/assessments']}>
        <PageContext value={pageContextInTest({ site })}>
          <Island of={siteSearch} props={{}} />
        </PageContext>
      </MemoryRouter>,
    );
  });
  return { user: userEvent.setup(), box: screen.getByRole('searchbox') };
}

test('the rest of a large index is fetched when somebody asks for it', async () => {
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

test('what is typed is found, with the kind of page, and counted aloud; a near match says so', async () => {
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
