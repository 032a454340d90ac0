import '@site/kit/testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillSilently } from '../form/testing/fill-silently.ts';
import { stubService } from '../form/testing/stub-service.ts';
import { waitlistDraft, WaitlistForm } from './waitlist-form.tsx';

const site = configuredSite();

const service = stubService();

afterEach(() => {
  jest.useRealTimers();
});

function show(draft = waitlistDraft()) {
  const notify = jest.fn<(notice: Notice) => void>();
  const form = <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="w-" />;
  return { user: userEvent.setup(), notify, draft, form, ...render(form) };
}

const box = () => screen.getByRole('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: /Join/ });
const wrong = 'Please enter Valid Email*';

test('validates the email on every keystroke, and the button looks disabled until it is valid', async () => {
  const { user } = show();
  expect(box()).toBeValid();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAccessibleDescription('To join, please type your email.');

  await user.type(box(), 'a');
  expect(box()).toHaveAccessibleDescription(/Please enter Valid Email\*$/);
  await user.type(box(), 'sha@mail.example');
  expect(box()).toBeValid();
  expect(submit()).not.toHaveAttribute('aria-disabled');

  await user.clear(box());
  expect(box()).toBeValid();
});

test('clicking with an empty field sends nothing, announces the error once and focuses the field', async () => {
  const { user } = show();

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(screen.getByText(wrong)).toBeVisible();
  expect(screen.queryByText('To join, please type your email.')).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
});

test('joins with an email that was filled in without events', async () => {
  const { user } = show();
  fillSilently(box(), 'asha@mail.example');
  await user.click(submit());
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(service.calls).toMatchObject([{ body: { email: 'asha@mail.example' } }]);
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

test('adds a valid email to the waitlist once, confirms it and clears the field', async () => {
  const tell = service.waits();
  const { user, notify } = show();
  await user.type(box(), ' asha@mail.example ');

  await user.dblClick(submit());
  expect(submit()).toHaveTextContent('Joining…');
  tell();

  await waitFor(() => expect(box()).toHaveValue(''));
  expect(service.calls).toMatchObject([
    {
      url: '/api/subscribe-public',
      method: 'POST',
      body: { email: 'asha@mail.example', purpose: 'WAITING_LIST' },
    },
  ]);
  expect(notify.mock.calls).toEqual([
    [{ kind: 'success', text: 'You are on the waitlist', durationMs: 2000 }],
  ]);
  expect(screen.getByText('We will write to you when it opens.')).toBeVisible();
  expect(box()).toBeValid();
});

test.each([
  ['the service fails', () => service.respondsWith(503, { success: false, errors: {} })],
  ['the service rejects the request', () => service.respondsWith(200, { success: false })],
  ['the service cannot be reached', () => service.isUnreachable()],
])('when %s, notifies the visitor and keeps the email', async (_situation, fail) => {
  fail();
  const { user, notify } = show();
  await user.type(box(), 'asha@mail.example');

  await user.click(submit());

  const text = 'There was an error sending the message. Try again!';
  await waitFor(() =>
    expect(notify.mock.calls).toEqual([[{ kind: 'error', text, durationMs: 2000 }]]),
  );
  expect(box()).toHaveValue('asha@mail.example');
  expect(screen.getByRole('link', { name: site.contact.phone })).toBeVisible();
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
