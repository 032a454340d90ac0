import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedPage } from './page.tsx';

const site = configuredSite();
const { name, boards } = site.thirdParties.feed;

function open(from = site) {
  const context = pageContextInTest({ site: from });
  return render(
    <PageContext value={context}>
      <FeedPage {...context} params={{}} data={undefined} />
    </PageContext>,
  );
}

const framed = (container: HTMLElement) => [...container.querySelectorAll('iframe')];

afterEach(() => localStorage.clear());

test('shows boards after a click, and remembers the choice only on request, per host, until it is revoked', async () => {
  const first = open();
  expect(screen.getByRole('heading', { name: 'News feed', level: 1 })).toBeVisible();
  expect(framed(first.container)).toEqual([]);
  expect(screen.getByRole('button', { name: /^Show/ })).toHaveAccessibleDescription(
    /load only when you press the button, or by themselves if you chose that on an earlier visit\./,
  );
  await userEvent.click(screen.getByRole('button', { name: `Show the boards from ${name}` }));
  expect(framed(first.container).map(({ title }) => title)).toEqual(
    boards.map(({ title }) => title),
  );
  first.unmount();
  const second = open();
  expect(framed(second.container)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember this on my device' }));
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
  second.unmount();

  const feed = { ...site.thirdParties.feed, name: 'another host' };
  const other = open({ ...site, thirdParties: { ...site.thirdParties, feed } });
  expect(framed(other.container)).toEqual([]);
  other.unmount();

  const third = open();
  expect(framed(third.container)).toHaveLength(boards.length);
  await userEvent.click(
    screen.getByRole('button', { name: 'Hide the boards and forget my choice' }),
  );
  expect(framed(third.container)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a same-origin frame runs no scripts, and a cross-origin one cannot escape its sandbox', async () => {
  const board = {
    title: 'News',
    embed: 'https://boards.example/1',
    open: 'https://boards.example/1',
  };
  const feed = { name: 'Boards', boards: [board, ...boards.slice(1)] };
  const { container } = open({ ...site, thirdParties: { ...site.thirdParties, feed } });
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
  const [another, ours] = framed(container).map((frame) => frame.getAttribute('sandbox'));
  expect(another).toContain('allow-scripts');
  expect(another).not.toContain('allow-top-navigation');
  expect(ours).not.toContain('allow-scripts');
});
