import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaders } from '../../content/leaders.ts';
import { pageProps } from '../../testing/page-props.ts';
import { LeadershipTeamPage } from './leadership-team-page.tsx';

function renderPage() {
  render(<LeadershipTeamPage {...pageProps()} />);
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('article');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
}

const [first, second] = leaders;
if (!first || !second) throw new Error('There are no leaders.');

test('six leaders stand there with name, role and portrait', () => {
  renderPage();

  for (const { leaderName, role, img } of leaders) {
    expect(within(card(leaderName)).getByText(role)).toBeVisible();
    expect(within(card(leaderName)).getByRole('img', { name: img.alt })).toBeVisible();
  }
  expect(leaders).toHaveLength(6);
});

test('a press of the button shows the description, another one hides it', async () => {
  renderPage();
  const more = screen.getByRole('button', { name: `Read more about ${first.leaderName}` });
  const words = document.getElementById(more.getAttribute('aria-controls') ?? '');

  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(words).toHaveTextContent(first.description[1] ?? '');
  expect(card(first.leaderName)).not.toHaveClass('ui-leader-open');

  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(card(first.leaderName)).toHaveClass('ui-leader-open');
  expect(card(second.leaderName)).not.toHaveClass('ui-leader-open');

  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(card(first.leaderName)).not.toHaveClass('ui-leader-open');
});

test('the keyboard alone shows and hides it, and the focus stays on the button', async () => {
  const user = userEvent.setup();
  renderPage();
  const more = screen.getByRole('button', { name: `Read more about ${first.leaderName}` });

  more.focus();
  await user.keyboard('{Enter}');
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
});

test('Escape sends away what a resting mouse shows, until the mouse comes again', () => {
  renderPage();
  const leader = card(first.leaderName);

  fireEvent.pointerEnter(leader);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(leader).toHaveClass('ui-leader-dismissed');

  fireEvent.pointerLeave(leader);
  expect(leader).not.toHaveClass('ui-leader-dismissed');
});

test('a leader with a public page has a link to it that says whose it is', () => {
  renderPage();

  const link = screen.getByRole('link', {
    name: `Profile of ${first.leaderName} (opens in a new tab)`,
  });
  expect(link).toHaveAttribute('href', first.link);
});
