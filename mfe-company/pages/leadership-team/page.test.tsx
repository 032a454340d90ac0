import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { LeadershipTeam } from '../../content/people-schemas.ts';
import leadershipDocument from '../../content/leadership-team.md';
import { pageProps } from '../../testing/page-props.ts';
import { page } from './page.tsx';

function renderPage() {
  render(page.render(pageProps()));
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('article');
  if (!found) throw new Error(`${name} has no card.`);
  return found;
}

const { leaders } = contentOf<LeadershipTeam>(leadershipDocument);
const [first, second] = leaders;
if (!first || !second) throw new Error('There are no leaders.');

test('links to the public page of a leader', () => {
  renderPage();

  expect(
    screen.getByRole('link', { name: `Profile of ${first.leaderName} (opens in a new tab)` }),
  ).toHaveAttribute('href', first.link?.to);
});

test('the button shows the description, and a second click or Escape hides it', async () => {
  renderPage();
  const more = screen.getByRole('button', { name: `Read more about ${first.leaderName}` });
  const words = document.getElementById(more.getAttribute('aria-controls') ?? '');
  const expectOpen = (open: boolean) => {
    expect(more).toHaveAttribute('aria-expanded', String(open));
    expect(card(first.leaderName).dataset['shows'] === 'words').toBe(open);
    expect(card(second.leaderName)).not.toHaveAttribute('data-shows');
  };

  expect(words).toHaveTextContent(first.description.at(-1) ?? '');
  expectOpen(false);
  await userEvent.click(more);
  expectOpen(true);
  await userEvent.click(more);
  expectOpen(false);
  await userEvent.keyboard('{Enter}');
  expectOpen(true);
  await userEvent.keyboard('{Escape}');
  expectOpen(false);
  expect(more).toHaveFocus();
});

test('Escape hides a description shown on hover, until the pointer returns', () => {
  renderPage();
  const leader = card(first.leaderName);

  fireEvent.pointerEnter(leader);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(leader).toHaveAttribute('data-shows', 'photo');

  fireEvent.pointerLeave(leader);
  expect(leader).not.toHaveAttribute('data-shows');
});
