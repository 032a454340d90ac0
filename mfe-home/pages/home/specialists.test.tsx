import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/ui/hydrate-in-test.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { specialists } from '../../content/specialists.ts';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { Specialists } from './specialists.tsx';

const site = configuredSite();

/** A site without a booking desk: a press asks for a call back and says what was wanted. */
const deskless = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };

test('the six specialists of the specification are there, in its order', () => {
  render(
    <OnTheHomePage>
      <Specialists site={site} />
    </OnTheHomePage>,
  );

  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Paediatrician',
    'Behavioural Therapist',
    'Physiotherapist',
    'Ophthalmologist',
    'Nutritionist',
    'Dentist',
  ]);
});

test('each card books its own specialist, by one button', () => {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <OnTheHomePage site={deskless} openDialog={openDialog}>
      <Specialists site={deskless} />
    </OnTheHomePage>,
  );

  const cards = screen.getAllByRole('article');
  for (const card of cards) {
    const buttons = card.querySelectorAll('a, button');
    expect(buttons).toHaveLength(1);
    if (buttons[0]) fireEvent.click(buttons[0]);
  }

  expect(openDialog.mock.calls).toEqual(
    specialists.cards.map(({ wanted }) => [{ dialog: 'call-back', wanted }]),
  );
  expect(screen.getByRole('button', { name: 'Book a visit to the dentist' })).toBeVisible();
});

test('who is contacted is said once, for all six buttons', () => {
  render(
    <OnTheHomePage>
      <Specialists site={site} />
    </OnTheHomePage>,
  );

  const note = `To book, we connect you with ${site.thirdParties.appointment?.name}.`;
  expect(screen.getAllByText(note)).toHaveLength(1);
  for (const button of screen.getAllByRole('button', { name: /^Book/ })) {
    expect(button).toHaveAccessibleDescription(note);
  }
});

test('without JavaScript each card leads to the contact page', async () => {
  await hydrateInTest(
    <OnTheHomePage>
      <Specialists site={site} />
    </OnTheHomePage>,
    (page) => {
      const links = [...page.querySelectorAll('article a')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: 6 }, () => '/contactUs'),
      );
    },
  );
});
