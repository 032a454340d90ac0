import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice, Unsent } from '@site/kit/remote/contract.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { polyfillDialogs } from '@site/kit/testing/polyfill-dialogs.ts';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fillSilently } from '../form/testing/fill-silently.ts';
import { stubService } from '../form/testing/stub-service.ts';
import { ContactDialog, contactDialogDraft } from './contact-dialog.tsx';

const site = configuredSite();

const service = stubService();

beforeEach(() => {
  polyfillDialogs();
});

/** Renders the dialog as the shell does: removed when it asks to close. */
function openDialog(draft = contactDialogDraft()) {
  const notify = jest.fn<(notice: Notice) => void>();
  const onSettled = jest.fn<(unsent: Unsent | null) => void>();
  const onClose = jest.fn(() => unmount());
  const { unmount } = render(
    <ContactDialog
      site={site}
      notify={notify}
      onClose={onClose}
      onSettled={onSettled}
      draft={draft}
      openedFrom="footer"
    />,
  );
  return { user: userEvent.setup(), notify, onSettled, onClose, draft };
}

const box = (label: RegExp) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user: UserEvent, changes: Record<string, string> = {}) {
  const values = { Name: 'Asha', Email: 'asha', Message: 'Hello', ...changes };
  for (const [label, text] of Object.entries(values)) {
    await user.clear(box(new RegExp(`^${label}`)));
    if (text !== '') await user.paste(text);
  }
}

test('sends what was filled in without events', async () => {
  const { user } = openDialog();
  fillSilently(box(/^Name/), 'Asha');
  fillSilently(box(/^Email/), 'asha@mail.example');
  await user.type(box(/^Message/), 'Hello');
  expect(box(/^Name/)).toHaveValue('Asha');

  await user.click(submit());

  await waitFor(() =>
    expect(service.calls).toMatchObject([
      { body: { name: 'Asha', email: 'asha@mail.example', message: 'Hello' } },
    ]),
  );
});

test('focuses its heading, shows all contact details, and marks required fields', () => {
  openDialog();
  const { contact } = site;
  expect(screen.getByRole('heading', { name: 'Get in touch with us !' })).toHaveFocus();
  const inside = within(screen.getByRole('dialog', { name: 'Get in touch with us !' }));
  expect(inside.getByRole('link', { name: contact.phone })).toHaveAttribute(
    'href',
    contact.phoneLink,
  );
  expect(inside.getAllByRole('link', { name: contact.email })[0]).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  );
  expect(inside.getByText(contact.hours)).toBeVisible();
  expect(inside.getByText(new RegExp(`Bengaluru ${contact.address.postalCode}`))).toBeVisible();

  expect(screen.getByLabelText('Phone (optional)')).toHaveAttribute('inputmode', 'numeric');
  expect(box(/^Email/)).toHaveAttribute('type', 'email');
  for (const label of ['Name (required)', 'Email (required)', 'Message (required)']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
});

test.each(['Name', 'Email', 'Message'])(
  'without %s, sends nothing and marks the field',
  async (label) => {
    const { user, notify, onClose } = openDialog();
    await fillIn(user, { [label]: '' });

    await user.click(submit());

    expect(service.calls).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    expect(box(new RegExp(`^${label}`))).toBeInvalid();
    expect(box(new RegExp(`^${label}`))).toHaveAccessibleDescription(
      new RegExp(`Please enter your ${label.toLowerCase()}`),
    );
  },
);

test('sends the four specified fields unvalidated, with bot signals, closes, and clears the draft', async () => {
  const { user, notify, onClose, onSettled, draft } = openDialog();
  const words = { Name: 'Asha', Phone: '12 (ask for Asha)', Email: 'asha', Message: 'Hello' };
  for (const [label, text] of Object.entries(words)) {
    await user.type(box(new RegExp(`^${label}`)), text);
  }
  fireEvent.change(screen.getByLabelText('Please leave this box empty'), {
    target: { value: 'spam' },
  });

  await user.click(submit());

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(service.calls).toMatchObject([
    {
      url: '/api/contact-us',
      method: 'POST',
      guard: { 'form-filled-for-ms': expect.stringMatching(/^\d+$/), 'form-trap': 'filled' },
    },
  ]);
  expect(service.calls[0]?.body).toEqual({
    name: 'Asha',
    phone: '12 (ask for Asha)',
    email: 'asha',
    message: 'Hello',
  });
  expect(notify.mock.calls).toEqual([
    [{ kind: 'success', text: 'Thank you! We will get back to you shortly.', durationMs: 2000 }],
  ]);
  expect(onSettled.mock.calls).toEqual([[null]]);
  openDialog(draft);
  expect(box(/^Message/)).toHaveValue('');
});

test('announces the outcome even if closed while sending', async () => {
  const tell = service.waits();
  const { user, notify } = openDialog();
  await fillIn(user);
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'Close' }));

  tell();

  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })),
  );
});

test.each([
  ['the visitor is offline', () => service.isOffline(), /seems to be offline/],
  ['our service is down', () => service.isUnreachable(), /Our site could not be reached\./],
  ['the service fails', () => service.respondsWith(503, {}), /Our site could not accept it/],
])('when %s, closes with a reason for the note, and keeps the text', async (_when, fail, why) => {
  fail();
  const { user, notify, onClose, onSettled, draft } = openDialog();
  await fillIn(user);

  await user.click(submit());

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const text = 'There was an error sending the message. Try again!';
  expect(notify.mock.calls).toEqual([[{ kind: 'error', text, durationMs: 2000 }]]);
  expect(onSettled).toHaveBeenCalledTimes(1);
  const unsent = onSettled.mock.calls[0]?.[0];
  expect(unsent?.text).toMatch(/^Your message was not sent\. /);
  expect(unsent?.text).toMatch(why);
  expect(unsent?.again).toBe('Open my message again');
  openDialog(draft);
  const note = screen.getByText(/Your last message was not sent/);
  expect(note).toBeVisible();
  expect(box(/^Name/)).toHaveValue('Asha');
  expect(box(/^Email/)).toHaveValue('asha');
  expect(box(/^Message/)).toHaveValue('Hello');
  service.waits();
  await user.click(submit());
  // The button must not move away from the second press of a double click.
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(note).toBeVisible();
});
