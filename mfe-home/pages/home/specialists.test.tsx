import { expect, jest, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SpecialistsWords } from '../../content/section-schemas.ts';
import specialistsDocument from '../../content/specialists.yaml';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { Specialists } from './specialists.tsx';

const specialists = contentOf<SpecialistsWords>(specialistsDocument);

const site = configuredSite();

test('each specialist has one button, and the page names the booking provider once', () => {
  render(
    <OnTheHomePage>
      <Specialists site={site} />
    </OnTheHomePage>,
  );

  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(specialists.cards.map(({ name }) => name));
  expect(screen.getByRole('button', { name: 'Book a visit to the dentist' })).toBeVisible();
  const note = `To book, we connect you with ${site.thirdParties.appointment?.name}.`;
  expect(screen.getAllByText(note)).toHaveLength(1);
  for (const article of screen.getAllByRole('article')) {
    expect(article.querySelectorAll('a, button')).toHaveLength(1);
    expect(within(article).getByRole('button')).toHaveAccessibleDescription(note);
  }
});

test('without a booking desk each button offers a call back about its specialist', () => {
  const deskless = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <OnTheHomePage site={deskless} openDialog={openDialog}>
      <Specialists site={deskless} />
    </OnTheHomePage>,
  );

  for (const button of screen.getAllByRole('button', { name: /^Book/ })) fireEvent.click(button);

  expect(openDialog.mock.calls).toEqual(
    specialists.cards.map(({ wanted }) => [{ dialog: 'call-back', wanted }]),
  );
});
