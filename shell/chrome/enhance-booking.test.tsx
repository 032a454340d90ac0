import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header.tsx';
import { enhanceBooking } from './enhance-booking.ts';

const site = configuredSite();
const deskless = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function show(where: SiteConfig = site) {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  const navigateTo = jest.fn<(path: string) => void>();
  const { container } = render(<Header site={where} pathname="/" />);
  enhanceBooking(container, { site: where, openDialog, navigateTo });
  return { openDialog, navigateTo, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Book a visit' });
const script = () => document.querySelector('script');

/** Simulates the widget's script; returns the data its button was clicked with. */
async function widgetArrives(): Promise<DOMStringMap[]> {
  const pressed: DOMStringMap[] = [];
  await waitFor(() => expect(script()).not.toBeNull());
  const theirs = document.createElement('button');
  theirs.id = 'booking-desk-open';
  theirs.hidden = true;
  theirs.addEventListener('click', () => pressed.push({ ...theirs.dataset }));
  document.body.append(theirs);
  await waitFor(() => expect(pressed).toHaveLength(1));
  return pressed;
}

test('a click opens the booking desk with the requested visit and our contact details', async () => {
  const { openDialog, user } = show();
  expect(script()).toBeNull();
  expect(button()).toHaveAccessibleDescription('To book, we connect you with our booking desk.');

  await user.click(button());

  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription('Opening our booking desk. Please wait.');
  const { phone, phoneLink, hours } = site.contact;
  expect(await widgetArrives()).toEqual([{ wanted: 'a visit', phone, phoneLink, hours }]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  expect(button()).toHaveAccessibleDescription('To book, we connect you with our booking desk.');
  expect(openDialog).not.toHaveBeenCalled();
});

test('offers a call back and makes no third-party request if no desk is configured', async () => {
  const { openDialog } = show(deskless);
  expect(button()).not.toHaveAccessibleDescription();

  fireEvent.keyDown(button(), { key: ' ' });

  await waitFor(() =>
    expect(openDialog.mock.calls).toEqual([[{ dialog: 'call-back', wanted: 'a visit' }]]),
  );
  expect(script()).toBeNull();
});

test('leaves a click that opens a new tab to the browser', () => {
  show();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  const onClick = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  button().dispatchEvent(press);
  expect(button()).not.toHaveAttribute('aria-disabled');
});
