import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice, Unsent } from '@site/kit/remote/contract.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { supplyDialogs } from '@site/kit/ui/dialog-in-test.ts';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { stubService } from '../form/testing/stub-service.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { contactDialogDraft } from './contact-dialog-draft.ts';

const site = configuredSite();

let service: ReturnType<typeof stubService>;

beforeEach(() => {
  service = stubService();
  supplyDialogs();
});

afterEach(() => {
  service.restore();
});

/** The dialog as the shell shows it: gone once it asks to be closed. */
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

test('has its heading, in focus, and every way to reach a person', () => {
  openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Get in touch with us !' });
  const { contact } = site;

  expect(screen.getByRole('heading', { name: 'Get in touch with us !' })).toHaveFocus();
  const inside = within(dialog);
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
});

test('asks for numbers on the phone’s keyboard and says which boxes are needed', () => {
  openDialog();

  expect(box(/^Phone/)).toHaveAttribute('inputmode', 'numeric');
  expect(box(/^Email/)).toHaveAttribute('type', 'email');
  expect(box(/^Phone/)).toBe(screen.getByLabelText('Phone (optional)'));
  for (const label of ['Name (required)', 'Email (required)', 'Message (required)']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
});

test.each(['Name', 'Email', 'Message'])(
  'without %s nothing is sent, and the box is marked',
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

test('neither the phone nor the form of the email is checked', async () => {
  const { user } = openDialog();
  await fillIn(user, { Phone: '12 (ask for Asha, or for Ravi after six)' });

  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]).toMatchObject({
    url: '/api/contact-us',
    method: 'POST',
    body: {
      name: 'Asha',
      phone: '12 (ask for Asha, or for Ravi after six)',
      email: 'asha',
      message: 'Hello',
    },
  });
});

test('what is sent has the four fields of the specification and no more', async () => {
  const { user } = openDialog();
  for (const [label, text] of [
    ['Name', 'Asha'],
    ['Email', 'asha'],
    ['Message', 'Hello'],
  ] as const) {
    await user.type(box(new RegExp(`^${label}`)), text);
  }

  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]).toMatchObject({
    guard: { 'form-filled-for-ms': expect.stringMatching(/^\d+$/) },
  });
  expect(service.calls[0]?.body).toEqual({
    name: 'Asha',
    phone: '',
    email: 'asha',
    message: 'Hello',
  });
});

test('a sent message closes the dialog with thanks, and leaves nothing for the next', async () => {
  const { user, notify, onClose, draft } = openDialog();
  await fillIn(user);

  await user.click(submit());

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(notify.mock.calls).toEqual([
    [
      {
        kind: 'success',
        text: 'Thank you! We will get back to you shortly.',
        durationMs: 2000,
      },
    ],
  ]);
  openDialog(draft);
  expect(box(/^Message/)).toHaveValue('');
});

test('a failure closes the dialog with a message, and the words are there when it opens again', async () => {
  service.isOutOfReach();
  const { user, notify, onClose, draft } = openDialog();
  await fillIn(user);

  await user.click(submit());

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(notify.mock.calls).toEqual([
    [
      {
        kind: 'error',
        text: 'There was an error sending the message. Try again!',
        durationMs: 2000,
      },
    ],
  ]);
  openDialog(draft);
  expect(screen.getByText(/Your last message was not sent/)).toBeVisible();
  expect(box(/^Name/)).toHaveValue('Asha');
  expect(box(/^Email/)).toHaveValue('asha');
  expect(box(/^Message/)).toHaveValue('Hello');
});

test('a double press sends once', async () => {
  const tell = service.waits();
  const { user, notify } = openDialog();
  await fillIn(user);

  await user.dblClick(submit());
  expect(submit()).toHaveTextContent('Sending…');
  tell();

  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(service.calls).toHaveLength(1);
});

test('closing keeps what was typed and says nothing of a failure', async () => {
  const { user, onClose, draft } = openDialog();
  await user.type(box(/^Message/), 'Half a sentence');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
  openDialog(draft);
  expect(box(/^Message/)).toHaveValue('Half a sentence');
  expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
});

test('closing while the message is on its way still tells what became of it', async () => {
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
  ['the visitor is offline', () => service.isOutOfReach(), /seems to be offline/],
  ['the service fails', () => service.answersWith(503, {}), /Our site could not accept it/],
])('when %s, whoever opened it is told why, for a note that stays', async (_when, fail, why) => {
  fail();
  const { user, onSettled } = openDialog();
  await fillIn(user);

  await user.click(submit());

  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  const unsent = onSettled.mock.calls[0]?.[0];
  expect(unsent?.text).toMatch(/^Your message was not sent\. /);
  expect(unsent?.text).toMatch(why);
  expect(unsent?.again).toBe('Open my message again');
});

test('once it was sent, whoever opened it is told that too', async () => {
  const { user, onSettled } = openDialog();
  await fillIn(user);

  await user.click(submit());

  await waitFor(() => expect(onSettled.mock.calls).toEqual([[null]]));
});

test('what a program wrote into the unseen box goes along', async () => {
  const { user } = openDialog();
  await fillIn(user);
  fireEvent.change(screen.getByLabelText('Please leave this box empty'), {
    target: { value: 'spam' },
  });

  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]).toMatchObject({ guard: { 'form-trap': 'filled' } });
  expect(service.calls[0]?.body).not.toHaveProperty('subject');
});
