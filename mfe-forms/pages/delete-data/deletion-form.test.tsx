import '@site/kit/testing/text-encoder.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fillSilently } from '../../form/testing/fill-silently.ts';
import { stubService } from '../../form/testing/stub-service.ts';
import { deletionDraft, DeletionForm } from './deletion-form.tsx';

const site = configuredSite();

const service = stubService();
let titlePrefix: string;

beforeEach(() => {
  titlePrefix = '';
});

function show() {
  const notify = jest.fn<(notice: Notice) => void>();
  render(
    <DeletionForm
      site={site}
      notify={notify}
      setTitlePrefix={(prefix) => {
        titlePrefix = prefix;
      }}
      draft={deletionDraft()}
      intro={null}
      notice={null}
    />,
  );
  return { user: userEvent.setup(), notify };
}

const box = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await user.type(box(label), text);
}

const filled = { 'Name*': 'Asha Rao', 'Email*': 'asha@mail.example' };

test('requires name and email, and shows errors beside each field', async () => {
  const { user } = show();
  for (const label of ['Name*', 'Email*']) expect(box(label)).toBeRequired();
  for (const label of ['Phone', 'Reason']) expect(box(label)).not.toBeRequired();
  expect(box('Email*')).toHaveAttribute('type', 'email');

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(box('Name*')).toHaveAccessibleDescription(/Please enter your name$/);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter your email$/);
  expect(titlePrefix).toBe('Error: ');

  await user.type(box('Name*'), 'A');
  expect(box('Name*')).not.toHaveAccessibleDescription(/Please enter/);
});

test('sends what was filled in without events', async () => {
  const { user } = show();
  fillSilently(box('Name*'), 'Asha Rao');
  await user.click(submit());
  expect(box('Name*')).toHaveValue('Asha Rao');
  expect(box('Name*')).not.toHaveAccessibleDescription(/Please enter/);

  fillSilently(box('Email*'), 'asha@mail.example');
  await user.click(submit());

  await waitFor(() => expect(box('Name*')).toHaveValue(''));
  expect(service.calls).toMatchObject([{ body: { name: 'Asha Rao', email: 'asha@mail.example' } }]);
});

test('does not send an email that only the service would reject', async () => {
  const { user } = show();
  await fillIn(user, { ...filled, 'Email*': 'asha@mail' });

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter Valid Email\*$/);
});

test('sends the four specified fields, confirms for six seconds, and clears the fields', async () => {
  const { user, notify } = show();
  await fillIn(user, { ...filled, Reason: 'We moved.' });

  await user.dblClick(submit());

  const text = 'Your request has been submitted successfully!';
  expect(await screen.findByText(text)).toBeVisible();
  expect(notify.mock.calls).toEqual([[{ kind: 'success', text, durationMs: 6000 }]]);
  expect(service.calls.map(({ url, body }) => [url, body])).toEqual([
    [
      '/api/delete-data',
      { name: 'Asha Rao', email: 'asha@mail.example', phone: '', reason: 'We moved.' },
    ],
  ]);
  for (const label of ['Name*', 'Email*', 'Phone', 'Reason']) expect(box(label)).toHaveValue('');
  expect(titlePrefix).toBe('');

  await user.click(submit());
  expect(box('Name*')).toHaveAccessibleDescription(/Please enter your name$/);
});

test('announces a failure, shows the email, and keeps all input', async () => {
  service.isUnreachable();
  const { user, notify } = show();
  await fillIn(user, { ...filled, Reason: 'We moved.' });

  await user.click(submit());

  const text = 'There was an error submitting your request. Please try again.';
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text, durationMs: 6000 }),
  );
  expect(
    within(screen.getByRole('status')).getByRole('link', { name: site.contact.email }),
  ).toBeVisible();
  expect(box('Name*')).toHaveValue('Asha Rao');
  expect(box('Reason')).toHaveValue('We moved.');
});
