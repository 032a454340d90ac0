import '@site/kit/testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubService } from '../form/testing/stub-service.ts';
import { waitlistDraft, WaitlistForm } from './waitlist-form.tsx';
import { askedAbout, waitlistLink } from './asked-about.ts';

const site = configuredSite();

stubService();

afterEach(() => {
  jest.useRealTimers();
});

function show() {
  const form = <WaitlistForm site={site} notify={() => {}} draft={waitlistDraft()} idPrefix="w-" />;
  return { user: userEvent.setup(), form, ...render(form) };
}

const box = () => screen.getByRole('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: /Join/ });
const wrong = 'Please enter Valid Email*';

test('validates the email on every keystroke, and the button looks disabled until it is valid', async () => {
  const { user } = show();
  expect(box()).toBeValid();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAccessibleDescription('To join, enter your email address.');

  await user.type(box(), 'a');
  expect(box()).toHaveAccessibleDescription(/Please enter Valid Email\*$/);
  await user.type(box(), 'sha@mail.example');
  expect(box()).toBeValid();
  expect(submit()).not.toHaveAttribute('aria-disabled');

  await user.clear(box());
  expect(box()).toBeValid();
});

test('clicking with an empty field announces the error once and focuses the field', async () => {
  const { user } = show();

  await user.click(submit());

  expect(screen.getByText(wrong)).toBeVisible();
  expect(screen.queryByText('To join, enter your email address.')).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
});

test('announces an invalid email only after a pause in typing', () => {
  jest.useFakeTimers();
  show();
  const said = () => screen.getAllByRole('status').map((place) => place.textContent);
  fireEvent.change(box(), { target: { value: 'a' } });
  act(() => jest.advanceTimersByTime(499));
  fireEvent.change(box(), { target: { value: 'as' } });
  act(() => jest.advanceTimersByTime(499));
  expect(said()).not.toContain(wrong);

  act(() => jest.advanceTimersByTime(1));

  expect(said()).toContain(wrong);
});

test('before hydration, is a plain form that the browser validates and posts', async () => {
  const { renderToString } = await import('react-dom/server');
  const { form, unmount } = show();
  unmount();
  document.body.innerHTML = renderToString(form);

  const plain = submit().closest('form');
  expect(plain).not.toHaveAttribute('novalidate');
  expect(plain).toHaveFormValues({ purpose: 'WAITING_LIST' });
  expect(submit()).not.toHaveAttribute('aria-disabled');
  fireEvent.change(box(), { target: { value: 'asha@mail' } });
  expect(plain).toBeInvalid();
  fireEvent.change(box(), { target: { value: 'asha@mail.example' } });
  expect(plain).toBeValid();
});

test.each(['Eyewear for children', 'The speech and language check', 'बच्चों के चश्मे', 'Eyes & ears'])(
  'the link contains %s, which is parsed back unchanged',
  (about) => {
    const address = new URL(waitlistLink('/intervention/comingSoon', about), 'https://a.example');
    expect(address.pathname).toBe('/intervention/comingSoon');
    expect(address.hash).toBe('#join');
    expect(askedAbout(address.search)).toBe(about);
  },
);

test.each([
  '',
  '?about=',
  '?about=Call%2098765',
  '?about=evil.example',
  '?about=a/b',
  '?other=Eyes',
  `?about=${'e'.repeat(61)}`,
])('does not echo %p to a visitor', (search) => {
  expect(askedAbout(search)).toBeNull();
});
