import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { stubService } from '../../form/testing/stub-service.ts';
import { deletionDraft } from './deletion-draft.ts';
import { DeletionForm } from './deletion-form.tsx';

const site = configuredSite();

let service: ReturnType<typeof stubService>;
let titlePrefix: string;

beforeEach(() => {
  service = stubService();
  titlePrefix = '';
});

afterEach(() => {
  service.restore();
});

function show(draft = deletionDraft()) {
  const notify = jest.fn<(notice: Notice) => void>();
  const form = (
    <DeletionForm
      site={site}
      notify={notify}
      setTitlePrefix={(prefix) => {
        titlePrefix = prefix;
      }}
      draft={draft}
      intro={null}
      notice={null}
    />
  );
  return { user: userEvent.setup(), notify, draft, form, ...render(form) };
}

const box = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await user.type(box(label), text);
}

const filled = { 'Name*': 'Asha Rao', 'Email*': 'asha@mail.example' };

test('the browser stops an empty form, and the same is said beside each box', async () => {
  const { user } = show();

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(box('Name*')).toHaveAccessibleDescription(/Please enter your name$/);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter your email$/);
  expect(titlePrefix).toBe('Error: ');

  await user.type(box('Name*'), 'A');
  expect(box('Name*')).not.toHaveAccessibleDescription(/Please enter/);
});

test.each([
  ['that the browser refuses', 'asha'],
  ['that only the service refuses', 'asha@mail'],
])('an email %s is not taken', async (_who, email) => {
  const { user } = show();
  await fillIn(user, { ...filled, 'Email*': email });

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter Valid Email\*$/);
  expect(titlePrefix).toBe('Error: ');
});

test('a sent request says so for six seconds, and in place, and leaves empty boxes', async () => {
  const { user, notify } = show();
  await fillIn(user, { ...filled, Phone: '080 1234', Reason: 'We moved.' });

  await user.dblClick(submit());

  expect(await screen.findByText('Your request has been submitted successfully!')).toBeVisible();
  expect(notify.mock.calls).toEqual([
    [
      {
        kind: 'success',
        text: 'Your request has been submitted successfully!',
        durationMs: 6000,
      },
    ],
  ]);
  expect(service.calls).toMatchObject([
    {
      url: '/api/delete-data',
      body: {
        name: 'Asha Rao',
        email: 'asha@mail.example',
        phone: '080 1234',
        reason: 'We moved.',
      },
    },
  ]);
  for (const label of ['Name*', 'Email*', 'Phone', 'Reason']) expect(box(label)).toHaveValue('');
  expect(titlePrefix).toBe('');
});

test('what is sent has the four fields of the specification, also those that were left empty', async () => {
  const { user } = show();
  await fillIn(user, filled);

  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]?.body).toEqual({
    name: 'Asha Rao',
    email: 'asha@mail.example',
    phone: '',
    reason: '',
  });
});

test('after mistakes were shown once, a sent request leaves empty boxes that accuse nobody', async () => {
  const { user } = show();
  await user.click(submit());
  expect(box('Name*')).toBeInvalid();
  await fillIn(user, filled);

  await user.click(submit());

  expect(await screen.findByText('Your request has been submitted successfully!')).toBeVisible();
  for (const label of ['Name*', 'Email*']) {
    expect(box(label)).toHaveValue('');
    expect(box(label)).not.toHaveAttribute('aria-invalid');
    expect(box(label)).not.toHaveAccessibleDescription(/Please enter/);
  }
  expect(titlePrefix).toBe('');

  await user.click(submit());
  expect(box('Name*')).toHaveAccessibleDescription(/Please enter your name$/);
});

test('a failure keeps every word, also on another page and back', async () => {
  service.isOutOfReach();
  const { user, notify, draft, unmount } = show();
  await fillIn(user, { ...filled, Reason: 'We moved.' });

  await user.click(submit());

  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      kind: 'error',
      text: 'There was an error submitting your request. Please try again.',
      durationMs: 6000,
    }),
  );
  expect(
    within(screen.getByRole('status')).getByRole('link', { name: site.contact.email }),
  ).toBeVisible();
  unmount();
  show(draft);
  expect(box('Name*')).toHaveValue('Asha Rao');
  expect(box('Reason')).toHaveValue('We moved.');
});

test('until the page is live it is a plain form that the browser posts', async () => {
  const { renderToString } = await import('react-dom/server');
  const { form, unmount } = show();
  unmount();
  document.body.innerHTML = renderToString(form);

  const plain = submit().closest('form');
  expect(plain).toHaveAttribute('action', '/api/delete-data');
  expect(plain).toHaveAttribute('method', 'post');
  expect(plain).toHaveAttribute('data-live');
  expect(box('Reason')).toHaveAttribute('maxlength', '2000');
});
