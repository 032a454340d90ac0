import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { messages } from '@site/kit/api/messages.ts';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { polyfillDialogs } from '@site/kit/testing/polyfill-dialogs.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ContactDialog, contactDialogDraft } from '../dialogs/contact-dialog.tsx';
import { contactFormDraft } from '../pages/contact/contact-draft.ts';
import { ContactForm } from '../pages/contact/contact-form.island.tsx';
import { deletionDraft, DeletionForm } from '../pages/delete-data/deletion-form.island.tsx';
import { waitlistDraft, WaitlistForm } from '../waitlist/waitlist-form.tsx';
import { stubService } from './testing/stub-service.ts';

const site = configuredSite();
const service = stubService();

type Form = {
  /** Creates a form that keeps its draft when rendered again. */
  create: () => (notify: (notice: Notice) => void, onClose: () => void) => ReactElement;
  url: string;
  filledIn: Readonly<Record<string, string>>;
  body: object;
  durationMs: number;
  sent: string;
  notSent: string;
  /** Errors of an empty form, by field. */
  missing: Readonly<Record<string, string>>;
};

const page = { site, setTitlePrefix: () => {}, intro: null, notice: null };
const asha = { name: 'Asha Rao', email: 'asha@mail.example' };
const onForm = { durationMs: 2000, notSent: messages.notSent };

const forms: Readonly<Record<string, Form>> = {
  'the contact form': {
    ...onForm,
    create() {
      const draft = contactFormDraft();
      return (notify) => <ContactForm {...page} draft={draft} notify={notify} />;
    },
    url: '/api/contact-us',
    filledIn: {
      'Full name': asha.name,
      'Mobile number': '98765 43210',
      Email: asha.email,
      Message: 'Hello',
    },
    body: { ...asha, phone: '9876543210', message: 'Hello' },
    sent: messages.sentFromPage,
    missing: {
      'Full name': messages.nameMissing,
      'Mobile number': messages.invalidPhone,
      Email: messages.invalidEmail,
      Message: messages.messageMissing,
    },
  },
  'the contact dialog': {
    ...onForm,
    create() {
      const draft = contactDialogDraft();
      const rest = { site, draft, onSettled: () => {}, openedFrom: 'footer' } as const;
      return (notify, onClose) => <ContactDialog {...rest} notify={notify} onClose={onClose} />;
    },
    url: '/api/contact-us',
    // The service does not validate them either.
    filledIn: { Name: 'Asha Rao', Phone: '12 (ask for Asha)', Email: 'asha', Message: 'Hello' },
    body: { ...asha, email: 'asha', phone: '12 (ask for Asha)', message: 'Hello' },
    sent: messages.sentFromDialog,
    missing: {
      Name: messages.nameMissing,
      Email: messages.emailMissing,
      Message: messages.messageMissing,
    },
  },
  'the deletion form': {
    create() {
      const draft = deletionDraft();
      return (notify) => <DeletionForm {...page} draft={draft} notify={notify} />;
    },
    url: '/api/delete-data',
    filledIn: { Name: asha.name, Email: asha.email, Reason: 'We moved.' },
    body: { ...asha, phone: '', reason: 'We moved.' },
    durationMs: 6000,
    sent: messages.deletionSent,
    notSent: messages.deletionNotSent,
    missing: { Name: messages.nameMissing, Email: messages.emailMissing },
  },
  'the waitlist': {
    ...onForm,
    create() {
      const draft = waitlistDraft();
      return (notify) => <WaitlistForm site={site} notify={notify} draft={draft} idPrefix="w-" />;
    },
    url: '/api/subscribe-public',
    filledIn: { Email: asha.email },
    body: { email: asha.email, purpose: 'WAITING_LIST' },
    sent: messages.joined,
    missing: { Email: messages.invalidEmail },
  },
};

beforeEach(polyfillDialogs);

const box = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const submit = () => screen.getByRole('button', { name: /^(?:Send|Join)/ });

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const { url, filledIn, body, durationMs, sent, notSent, missing } = form;
  const labels = Object.keys(filledIn);

  /** Renders the form as its page does: a dialog is removed when it asks to close. */
  function open(of = form.create()) {
    const notify = jest.fn<(notice: Notice) => void>();
    const { unmount } = render(of(notify, () => unmount()));
    return { user: userEvent.setup(), notify, unmount, of };
  }

  async function openFilled() {
    const opened = open();
    for (const [label, text] of Object.entries(filledIn)) {
      await opened.user.click(box(label));
      await opened.user.paste(text);
    }
    return opened;
  }

  /** The values after sending; a dialog has closed and is opened again. */
  function valuesAfter({ of }: ReturnType<typeof open>): string[] {
    if (screen.queryByRole('button', { name: /^(?:Send|Join)/ }) === null) open(of);
    return labels.map((label) => box(label).value);
  }

  test('sends its fields once, confirms it, and clears them', async () => {
    const answer = service.waits();
    const opened = await openFilled();
    await opened.user.dblClick(submit());
    answer();

    const success = { kind: 'success', text: sent, durationMs };
    await waitFor(() => expect(opened.notify.mock.calls).toEqual([[success]]));
    expect(service.calls).toMatchObject([
      { url, method: 'POST', guard: { 'form-filled-for-ms': expect.stringMatching(/^\d+$/) } },
    ]);
    expect(service.calls[0]?.body).toEqual(body);
    expect(valuesAfter(opened)).toEqual(labels.map(() => ''));
    for (const label of labels) expect(box(label)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('sends what a password manager filled in without events', async () => {
    const { user, notify } = open();
    for (const [label, text] of Object.entries(filledIn)) box(label).value = text;
    await user.click(submit());

    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(service.calls).toMatchObject([{ body }]);
  });

  test('keeps all input after a failure', async () => {
    service.isUnreachable();
    const opened = await openFilled();
    await opened.user.click(submit());

    const failure = { kind: 'error', text: notSent, durationMs };
    await waitFor(() => expect(opened.notify.mock.calls).toEqual([[failure]]));
    expect(valuesAfter(opened)).toEqual(Object.values(filledIn));
  });

  test('announces the outcome to a visitor who has left', async () => {
    const answer = service.waits();
    const { user, notify, unmount } = await openFilled();
    await user.click(submit());
    unmount();
    answer();

    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })),
    );
  });

  test('sends nothing while input is missing, and describes it beside each field', async () => {
    const { user, notify } = open();
    await user.click(submit());

    expect(service.calls).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
    for (const [label, message] of Object.entries(missing)) {
      expect(box(label)).toBeRequired();
      expect(box(label)).toBeInvalid();
      expect(box(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
  });
});
